import { localPath, routesIn } from '../../../content/model/local-routes';
import { shownText } from '../page/match';
import { imagePath } from '../state/image-name';
import { useSite, useStore } from '../state/use-workbench';
import { usePictures } from './pictures';
import { Thumbnail } from './thumbnail';

/** Previews the page as a search result and as a shared link, in the current language. */
export function SharePreview() {
  const view = useStore((state) => state.view);
  const route = useStore((state) => state.route);
  const language = useStore((state) => state.language);
  const { languages, url } = useSite();
  const say = (value: unknown) => (typeof value === 'string' ? shownText(view, language, value) : '');
  const title = document.title.includes(' | ') ? ` | ${document.title.split(' | ').at(-1)}` : '';
  const host = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const routes = routesIn(view.page, languages);
  const path = localPath(route, language, languages, routes);
  const file = useStore(({ files }) => files?.page.file) ?? '';
  const named = view.page?.socialImage;
  return (
    <section className="share" aria-label="Preview">
      <div className="result">
        <cite>
          {host}
          {path
            .split('/')
            .filter(Boolean)
            .map((part) => ` › ${part}`)}
        </cite>
        <p className="result-title">{say(view.page?.title) + title}</p>
        <p>{say(view.page?.description)}</p>
      </div>
      <div className="link">
        <div className="link-picture" aria-hidden="true">
          {typeof named === 'string' ? <OwnPicture file={imagePath(named, file)} /> : say(view.page?.title)}
        </div>
        <p className="link-host">{host}</p>
        <p className="link-title">{say(view.page?.title)}</p>
      </div>
    </section>
  );
}

/** The page's own image for shared links. */
function OwnPicture({ file }: { file: string }) {
  const pictures = usePictures();
  const mark = Array.isArray(pictures) ? pictures.find((picture) => picture.file === file)?.mark : undefined;
  return mark === undefined ? null : <Thumbnail file={file} mark={mark} />;
}
