import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { useShallow } from 'zustand/shallow';
import { directionOf, languageName } from '../../../content/model/languages';
import { hasWords, lengthOf } from '../../../content/model/wording';
import { readingOf } from '../../../content/text/inline-text';
import type { FormSchema } from '../../protocol/site-info';
import { prepareEcho } from '../page/echo';
import { asLine, pastedLine, tidyDropped } from '../pasted-line';
import { readTranslation, setText, setTranslation } from '../state/actions';
import { filesAt, viewAt } from '../state/parts';
import { translationOf } from '../state/translation';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { FieldFindings, useFindings } from './field-findings';
import { FieldName, Help } from './label';
import { MarkButtons, markOf, markSelection } from './mark-buttons';
import { type Mark, pastedText } from './marks';
import type { ControlProps } from './props';
import { ReviewTranslation } from './review-translation';
import { SharedText } from './shared-text';

/** Findings that the field of a language shows itself. */
const saidByFields = ['stale-translation', 'missing-translation', 'unread-translation'];

/** A text in all languages of the site, side by side, each with its own limit. */
export function CopyField({ label, schema, pointer, value, isRequired, help }: ControlProps<string>) {
  const workbench = useWorkbench();
  const [source, ...others] = useSite().languages;
  const id = useId();
  if (!source) return null;
  return (
    <fieldset className="copy" data-pointer={pointer} aria-describedby={help ? id : undefined}>
      <legend>
        <FieldName {...{ label, isRequired }} />
      </legend>
      <Help id={id}>{help}</Help>
      <div className="languages">
        <TextInput
          label={`${label}, ${source.name}`}
          code={source.code}
          value={value}
          schema={schema}
          isRequired={isRequired}
          pointer={pointer}
          onChange={(text) => {
            const echo = prepareEcho(workbench, pointer, source.code, schema.copy === 'inline');
            setText(workbench, pointer, text, label.toLowerCase(), isRequired);
            echo(text);
          }}
        />
        {others.map((language) => (
          <TranslationInput key={language.code} {...{ language, label, schema, pointer, value }} />
        ))}
      </div>
      <FieldFindings pointer={pointer} except={saidByFields} />
    </fieldset>
  );
}

interface TranslationProps {
  language: { code: string; name: string };
  label: string;
  schema: FormSchema;
  pointer: string;
  value: string;
}

function TranslationInput({ language: { code, name }, label, schema, pointer, value }: TranslationProps) {
  const workbench = useWorkbench();
  // Compared by its properties, so that a field renders only when its value changes.
  const translation = useStore(
    useShallow(({ view, files }) =>
      translationOf(
        viewAt(view, pointer),
        code,
        value,
        workbench.earlier.at(filesAt(files, pointer)?.page.file ?? '', pointer),
      ),
    ),
  );
  const { text, from, isUnread = false } = translation;
  const pages = useStore(({ files }) =>
    from === 'shared' ? (filesAt(files, pointer)?.sharing[value] ?? Number.POSITIVE_INFINITY) : 1,
  );
  const write = (words: string, isOwn = false) => {
    const echo = prepareEcho(workbench, pointer, code, schema.copy === 'inline');
    setTranslation(workbench, pointer, code, words, label.toLowerCase(), isOwn);
    echo(words);
  };
  const isPlain = !hasWords(value) && from === 'none';
  return (
    <div>
      <SharedText pages={pages} id={code + value} onOwn={() => write(text, true)}>
        {(isLocked) => (
          <TextInput
            label={`${label}, ${name}`}
            code={code}
            value={text}
            schema={schema}
            isRequired={false}
            pointer={pointer}
            isReadOnly={isLocked || value === ''}
            placeholder={isPlain ? value : ''}
            isMissing={from === 'none' && !isPlain && value !== ''}
            isStale={from === 'earlier' || isUnread}
            onChange={(words) => write(words)}
          />
        )}
      </SharedText>
      <ReviewTranslation
        translation={translation}
        after={value}
        language={languageName(code)}
        onConfirm={() => setTranslation(workbench, pointer, code, text, label.toLowerCase())}
        onRead={() => readTranslation(workbench, pointer, code, label.toLowerCase())}
      />
    </div>
  );
}

interface InputProps {
  label: string;
  code: string;
  value: string;
  schema: FormSchema;
  isRequired: boolean;
  pointer: string;
  isReadOnly?: boolean;
  placeholder?: string;
  /** Whether the translation is missing; or stale, or unread. */
  isMissing?: boolean;
  isStale?: boolean;
  onChange: (text: string) => void;
}

/** A text in one language, in a field that grows with its content. What is typed goes to the latest `onChange`. */
export function TextInput({ onChange, ...props }: InputProps) {
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const write = useCallback((text: string) => latest.current(text), []);
  return <TextLine {...props} onChange={write} />;
}

/** A line that renders only when what it shows changes, provided that `onChange` stays the same function. */
const TextLine = memo(
  function TextLine({ label, code, value, schema, isRequired, pointer, ...props }: InputProps) {
    const workbench = useWorkbench();
    const { minLength = 0, maxLength } = schema;
    const isInline = schema.copy === 'inline';
    const length = lengthOf(isInline ? readingOf(value) : value);
    const isOver = maxLength !== undefined && length > maxLength;
    const isNear = maxLength !== undefined && length > maxLength * 0.85;
    const isUnder = length > 0 && length < minLength;
    const id = useId();
    const field = useRef<HTMLTextAreaElement>(null);
    const setMark = (mark: Mark) => {
      if (field.current && !props.isReadOnly) markSelection(field.current, mark);
    };
    const findings = useFindings(pointer);
    const isSource = code === workbench.store.getState().site?.languages[0]?.code;
    const isWrong =
      isSource && findings.some(({ tone, code }) => tone === 'error' && !saidByFields.includes(code));
    const { isMissing } = props;
    return (
      <TextField
        className="text"
        aria-label={label}
        value={value}
        onChange={(text) => props.onChange(asLine(field.current, text))}
        isReadOnly={props.isReadOnly ?? false}
        isRequired={isRequired}
        isInvalid={isOver || isUnder || isWrong}
        validationBehavior="aria"
        aria-describedby={maxLength ? id : undefined}
      >
        <TextArea
          rows={1}
          lang={code}
          dir={directionOf(code)}
          data-language={code}
          data-open={isMissing || props.isStale || undefined}
          placeholder={props.placeholder ?? ''}
          spellCheck
          ref={field}
          onPaste={(event) => {
            const html = isInline ? event.clipboardData.getData('text/html') : '';
            const { site } = workbench.store.getState();
            const words = html
              ? pastedText(html, code, site ?? { languages: [], pages: [] })
              : pastedLine(event.clipboardData.getData('text/plain'), code);
            if (props.isReadOnly || words === '') return;
            event.preventDefault();
            document.execCommand('insertText', false, words);
          }}
          onInput={({ nativeEvent }) => tidyDropped(nativeEvent as InputEvent, code)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            const mark = isInline ? markOf(event) : undefined;
            if (!mark) return;
            event.preventDefault();
            event.stopPropagation();
            setMark(mark);
          }}
        />
        {isInline && !props.isReadOnly && <MarkButtons label={label} onMark={setMark} />}
        <span className="foot">
          <span className="code" aria-hidden="true">
            {code}
          </span>
          {isMissing && <span className="missing">Not translated yet</span>}
          {maxLength && (
            <span id={id} className={`count ${isOver || isUnder ? 'over' : ''} ${isNear ? 'near' : ''}`}>
              <span className="hidden-text">
                {isUnder ? `At least ${minLength} characters: ` : ''}
                {`${length} of ${maxLength} characters`}
              </span>
              <span aria-hidden="true">
                {isUnder ? `${length} / min ${minLength}` : `${length} / ${maxLength}`}
              </span>
            </span>
          )}
        </span>
      </TextField>
    );
  },
  (before, after) =>
    before.value === after.value &&
    before.pointer === after.pointer &&
    before.label === after.label &&
    before.isReadOnly === after.isReadOnly &&
    before.isMissing === after.isMissing &&
    before.isStale === after.isStale &&
    before.placeholder === after.placeholder &&
    before.isRequired === after.isRequired,
);
