import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { localPath, routesIn } from '../../../content/model/local-routes';
import { stretchPage } from '../page/stretch';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { Choice } from '../ui/choice';
import { ModalDialog } from '../ui/portal';
import { useServed } from '../ui/use-served';

const widths = [390, 768, 1440];

/** Live previews of the page in several sizes, languages and themes, side by side. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const { languages } = useSite();
  const route = useStore((state) => state.route);
  const page = useStore(({ view }) => view.page);
  const routes = routesIn(page, languages);
  const [shownWidths, setWidths] = useState(new Set(['390', '1440']));
  const [shownLanguages, setLanguages] = useState(new Set([workbench.store.getState().language]));
  const [themes, setThemes] = useState(new Set(['light']));
  const [isStretched, setStretched] = useState(false);
  const panes = [...shownLanguages].flatMap((language) =>
    [...themes].flatMap((theme) => [...shownWidths].map((width) => ({ language, theme, width }))),
  );
  return (
    <ModalDialog title="Compare" size="full" onClose={onClose}>
      <div className="row choices">
        <Choice label="Widths" words={widths.map(String)} chosen={shownWidths} onChoose={setWidths} />
        <Choice
          label="Languages"
          words={languages.map(({ code }) => code)}
          chosen={shownLanguages}
          onChoose={setLanguages}
        />
        <Choice label="Themes" words={['light', 'dark']} chosen={themes} onChoose={setThemes} />
        <ToggleButton className="small-button" isSelected={isStretched} onChange={setStretched}>
          Longest texts
        </ToggleButton>
      </div>
      <div className="panes">
        {panes.map(({ language, theme, width }) => (
          <Pane
            key={`${language}${theme}${width}${isStretched}`}
            source={localPath(route, language, languages, routes)}
            {...{ language, theme, width, isStretched }}
          />
        ))}
      </div>
    </ModalDialog>
  );
}

interface PaneProps {
  source: string;
  language: string;
  theme: string;
  width: string;
  isStretched: boolean;
}

function Pane({ source, language, theme, width, isStretched }: PaneProps) {
  const workbench = useWorkbench();
  const { onLoad, away } = useServed((page) => {
    page.documentElement.className = theme;
    if (isStretched) stretchPage(workbench, page, language);
  });
  return (
    <figure>
      <figcaption>
        {width} px, {language}, {theme}
      </figcaption>
      {away || (
        <iframe
          title={`${width} pixels, ${language}, ${theme}`}
          src={source}
          style={{ width: `${width}px` }}
          onLoad={onLoad}
        />
      )}
    </figure>
  );
}
