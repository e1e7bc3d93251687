import { type FocusEvent, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { valueAt } from '../../../content/json/values';
import { pointerTokens } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import type { JsonEdit } from '../../../content/model/json-edit';
import { hasWords } from '../../../content/model/wording';
import { typeOf } from '../../../content/schema/fields';
import { folderIn } from '../../../content/text/paths';
import type { DocumentFiles } from '../../protocol/documents';
import { TextInput } from '../form/copy-field';
import { type FormText, formTextsOf, schemaAt } from '../form/leaves';
import { ReviewTranslation } from '../form/review-translation';
import { labelAt, requiredIn } from '../form/schema';
import { fileEdits, filesOfShared, viewOf } from '../state/documents';
import { openInEditor } from '../state/open-in-editor';
import { readingEdits, translationEdits, translationOf } from '../state/translation';
import { schemaOfType, typeLabel } from '../state/type-label';
import { useStore, useWorkbench } from '../state/use-workbench';

/** The texts of a shared section, which are edited in its document and therefore on every page that shows it. */
export function SharedForm({ name }: { name: string }) {
  const workbench = useWorkbench();
  const documents = useStore(({ files }) => files);
  const changes = useStore((state) => state.changes);
  const site = useStore((state) => state.site);
  const files = useMemo(() => documents && filesOfShared(documents, name), [documents, name]);
  const view = useMemo(() => files && viewOf(files, changes), [files, changes]);
  const pages = documents?.sections?.[name]?.pages ?? 0;
  if (!files || !view?.page || !site) return null;
  const type = typeOf(view.page);
  const schema = schemaOfType(site, type) ?? {};
  const texts = formTextsOf(schema, site.definitions, view.page, '').filter(({ schema: { copy } }) => copy);
  /** Items of a list are required: without one of its texts, the others would move up. */
  const isRequired = (pointer: string) => {
    const tokens = pointerTokens(pointer);
    const property = tokens.pop() ?? '';
    const owner = valueAt(view.page, folderIn(pointer));
    const { [property]: _, ...others } = isRecord(owner) ? owner : {};
    return (
      !isRecord(owner) || requiredIn(schemaAt(schema, site.definitions, tokens), others).includes(property)
    );
  };
  const { path } = files.page;
  return (
    <section aria-label={`Shared section ${name}`}>
      <h4 className="form-title">
        <small>Shared: {typeLabel(workbench, type)}</small>
        {name}
      </h4>
      <p className="help">
        {pages > 1
          ? `This section stands on ${pages} pages. What you change here changes on all of them.`
          : 'This section is written for several pages. It stands on this one alone.'}
      </p>
      {texts.map((leaf) => (
        <SharedText key={leaf.pointer} {...{ leaf, files, view }} isRequired={isRequired(leaf.pointer)} />
      ))}
      {path !== undefined && (
        <Button className="small-button" onPress={() => openInEditor(workbench, path)}>
          Open its document in the editor
        </Button>
      )}
    </section>
  );
}

interface TextProps {
  leaf: FormText;
  files: DocumentFiles;
  view: ReturnType<typeof viewOf>;
  isRequired: boolean;
}

function SharedText({ leaf: { schema, pointer, text }, files, view, isRequired }: TextProps) {
  const workbench = useWorkbench();
  const [source, ...others] = useStore(({ site }) => site?.languages) ?? [];
  const { file } = files.page;
  const label = labelAt(pointer);
  const field = { schema, pointer: file + pointer, isRequired };
  const before = workbench.earlier.at(file, pointer);
  if (!source) return null;
  const translate = (code: string, words: string) => {
    const edits = translationEdits(files, view, code, text, words, { before, isOwn: true });
    workbench.earlier.rememberTranslated(file, pointer, text);
    workbench.queue.enqueue(`Change ${label.toLowerCase()} (${code})`, `${file}${code}${text}`, edits);
  };
  const write = (change: JsonEdit) =>
    workbench.queue.enqueue(`Change ${label.toLowerCase()}`, file + pointer, [fileEdits(files.page, change)]);
  /** An optional text that was emptied is removed, though not while another one may be typed in its place. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (text === '' && !isRequired && !currentTarget.contains(relatedTarget))
      write({ op: 'remove', pointer });
  };
  return (
    <fieldset className="copy" data-pointer={field.pointer} onBlur={leave}>
      <legend>{label}</legend>
      <div className="languages">
        <TextInput
          {...field}
          label={`${label}, ${source.name}`}
          code={source.code}
          value={text}
          onChange={(value) => {
            workbench.earlier.remember(file, pointer, text);
            write({ op: 'set', pointer, value });
          }}
        />
        {others.map(({ code, name }) => {
          const translation = translationOf(view, code, text, before);
          const { text: words, from, isUnread = false } = translation;
          return (
            <div key={code}>
              <TextInput
                {...field}
                label={`${label}, ${name}`}
                code={code}
                value={words}
                isReadOnly={text === ''}
                isMissing={from === 'none' && hasWords(text)}
                isStale={from === 'earlier' || isUnread}
                onChange={(value) => translate(code, value)}
              />
              <ReviewTranslation
                translation={translation}
                after={text}
                language={name}
                onConfirm={() => translate(code, words)}
                onRead={() =>
                  workbench.queue.enqueue(
                    `Read ${label.toLowerCase()} (${code})`,
                    crypto.randomUUID(),
                    readingEdits(files, view, code, text),
                  )
                }
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
