import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useStore as useStoreOf } from 'zustand';
import { localize } from '../../../content/model/routes';
import { exampleRoute } from '../../../content/model/section-files';
import { Fields } from '../form/field';
import { useFieldFocus } from '../form/focus';
import { schemaOfType } from '../form/schema';
import { FindingNotes } from '../panel/finding-note';
import { shownSections } from '../state/documents';
import { notify } from '../state/notices';
import { openInEditor } from '../state/open-in-editor';
import { typeLabel } from '../state/type-label';
import { useStore, useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';
import { Choice } from '../ui/choice';
import { Frame } from '../ui/frame';
import { type Examples, pointer } from './examples';

const widths = ['320', '1280'];
/** How much smaller windows of a width are shown. */
const scales: Record<string, number> = { 320: 0.75, 1280: 0.375 };
const themes = ['light', 'dark'];

/** All examples of a section type, in every language, theme and width, with a form for one of them. */
export function TypeGallery({ examples }: { examples: Examples }) {
  const workbench = useWorkbench();
  const { type } = examples;
  const { saved, drafts, selected, failure, languages } = useStoreOf(examples.store);
  const [shownWidths, setWidths] = useState(new Set(widths));
  const [shownThemes, setThemes] = useState(new Set(themes));
  const [chosen, setLanguages] = useState<Set<string>>();
  const codes = languages.map(({ code }) => code);
  const shownLanguages = chosen ?? new Set(codes);
  const names = Object.keys(saved?.examples ?? {});
  return (
    <>
      <main className="gallery">
        <header>
          <a href="/_gallery">All section types</a>
          <h1>{typeLabel(workbench, type)}</h1>
          <div className="row choices">
            <Choice label="Widths" words={widths} chosen={shownWidths} onChoose={setWidths} />
            <Choice label="Themes" words={themes} chosen={shownThemes} onChoose={setThemes} />
            {codes.length > 1 && (
              <Choice label="Languages" words={codes} chosen={shownLanguages} onChoose={setLanguages} />
            )}
          </div>
        </header>
        {failure && <p className="failure">{failure}</p>}
        {saved && saved.findings.length > 0 && (
          <section aria-label="Findings">
            <FindingNotes findings={saved.findings} />
          </section>
        )}
        {names.map((name) => (
          <section key={name} className="example" aria-label={name}>
            <div className="row">
              <h2>{name}</h2>
              {drafts[name] && <small>as changed here, in no file</small>}
              {name === selected ? (
                <small>in the form</small>
              ) : (
                <Button
                  className="small-button"
                  aria-label={`Change ${name}`}
                  onPress={() => examples.select(name)}
                >
                  Change
                </Button>
              )}
            </div>
            {widths
              .filter((width) => shownWidths.has(width))
              .map((width) => (
                <div key={width} className="frames">
                  {languages
                    .filter(({ code }) => shownLanguages.has(code))
                    .flatMap((language) =>
                      themes
                        .filter((theme) => shownThemes.has(theme))
                        .map((theme) => (
                          <Frame
                            key={language.code + theme}
                            source={localize(exampleRoute(type, name), language.code, languages)}
                            title={`${typeLabel(workbench, type)}, ${name}: ${language.name}, ${theme}, ${width} pixels`}
                            caption={`${language.name}, ${theme}, ${width} px`}
                            width={Number(width)}
                            scale={scales[width] ?? 1}
                            data={{ 'data-example': name, 'data-language': language.code }}
                            theme={theme}
                          />
                        )),
                    )}
                </div>
              ))}
          </section>
        ))}
      </main>
      <Panel examples={examples} />
    </>
  );
}

/** The form of the selected example. */
function Panel({ examples }: { examples: Examples }) {
  const workbench = useWorkbench();
  const { type } = examples;
  const { saved, drafts, selected } = useStoreOf(examples.store);
  const section = useStore(({ view }) => shownSections(view)[0]);
  const opened = useStore((state) => state.opened);
  const notice = useStore((state) => state.notice);
  const schema = useStore(({ site }) => schemaOfType(site, type));
  const form = useRef<HTMLDivElement>(null);
  useFieldFocus(form);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(section, undefined, 2));
    notify(workbench, 'Copied as JSON.');
  };
  return (
    <section className="panel" aria-label="Form of the example">
      <header>
        <h2>{selected || typeLabel(workbench, type)}</h2>
        <div className="row">
          <Button
            className="text-button"
            isDisabled={!drafts[selected]}
            onPress={() => examples.reset(selected)}
          >
            As in the file
          </Button>
          <Button className="text-button" onPress={() => void copy()}>
            <ToolIcon name="copy" />
            Copy as JSON
          </Button>
          {saved && (
            <Button className="text-button" onPress={() => void openInEditor(workbench, saved.path)}>
              <ToolIcon name="open" />
              Open in editor
            </Button>
          )}
        </div>
      </header>
      <div className="body" ref={form}>
        <p className="help" role="status">
          {notice?.words ?? 'What is changed here is written to no file.'}
        </p>
        {schema && section && (
          <Fields key={`${selected} ${opened}`} schema={schema} pointer={pointer} value={section} />
        )}
      </div>
    </section>
  );
}
