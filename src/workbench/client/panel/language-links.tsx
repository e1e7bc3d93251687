import { localPath, routesIn } from '../../../content/model/local-routes';
import { useSite, useStore } from '../state/use-workbench';

/** Links to the page in its other languages, because the panel may cover the site's own switch. */
export function LanguageLinks() {
  const { languages } = useSite();
  const language = useStore((state) => state.language);
  const route = useStore((state) => state.route);
  const page = useStore(({ view }) => view.page);
  const routes = routesIn(page, languages);
  if (languages.length < 2) return null;
  return (
    <nav className="language-links" aria-label="Language of the page">
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={localPath(route, code, languages, routes)}
          aria-label={`${code}: ${name}`}
          aria-current={code === language ? 'true' : undefined}
        >
          {code}
        </a>
      ))}
    </nav>
  );
}
