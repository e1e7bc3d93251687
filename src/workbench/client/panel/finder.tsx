import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FoundText } from '../../protocol/api';
import { type FinderTarget, replaceTarget, targetsFor, textsWith, textTarget } from '../state/finder';
import { store, useStore } from '../state/store';
import { ModalDialog } from '../ui/portal';

/** Delay between typing and asking the server. */
const pauseMs = 120;

/** The finder: a field that searches pages, sections, texts and commands. Arrow keys select, Enter opens. */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const [texts, setTexts] = useState<FoundText[]>([]);
  // Of the last search of texts: its words, and whether it was answered.
  const [searched, setSearched] = useState({ words: '', isAnswered: true });
  const [active, setActive] = useState(0);
  const site = useStore((state) => state.site);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const isAsked = words.trim().length > 1;
    const timer = setTimeout(
      async () => {
        const matches = isAsked ? await textsWith(words) : [];
        if (isGone) return;
        setTexts(matches ?? []);
        setSearched({ words, isAnswered: matches !== undefined });
      },
      isAsked ? pauseMs : 0,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages come with the site
  const targets = useMemo(() => targetsFor(store.get(), words), [words, site]);
  const all = useMemo(() => {
    const further = texts.map((text) => textTarget(text, words));
    return [...targets, ...further, ...(further.length > 0 ? [replaceTarget(words)] : [])];
  }, [targets, texts, words]);
  const at = Math.min(active, all.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (target: FinderTarget | undefined) => {
    if (!target) return;
    onClose();
    target.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      const next = at + step;
      const isOne = Math.abs(step) === 1;
      const last = all.length - 1;
      setActive(isOne ? (next + all.length) % all.length : Math.max(0, Math.min(last, next)));
    } else if (event.key === 'Enter') choose(all[at]);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ModalDialog title="Find" onClose={onClose}>
      <div className="finder">
        <input
          type="text"
          role="combobox"
          className="finder-field"
          aria-label="Find pages, sections, texts and commands"
          placeholder="A page, a section, a text, a command"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? optionId(at) : undefined}
          spellCheck={false}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the dialog is this field
          autoFocus
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div
          ref={list}
          role="listbox"
          id={`${id}-list`}
          aria-label="Found"
          className="finder-list"
          tabIndex={-1}
        >
          {all.map((target, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={`${index} ${target.id}`}
              role="option"
              id={optionId(index)}
              aria-selected={index === at}
              tabIndex={-1}
              className={`option finder-option ${index === targets.length && index > 0 ? 'first-text' : ''}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(target)}
            >
              <span>{target.name}</span>
              <small>{target.kind}</small>
            </div>
          ))}
        </div>
        <p className="help" role="status">
          {outcomeOf(all.length, words.trim().length > 1 && searched.words !== words, searched.isAnswered)}
        </p>
      </div>
    </ModalDialog>
  );
}

function outcomeOf(count: number, isSearching: boolean, isAnswered: boolean): string {
  const amount = count === 0 ? 'Nothing is called like that' : `${count} found`;
  if (isSearching) return count === 0 ? 'Looking in the texts…' : amount;
  if (!isAnswered) return `${amount}. Texts are not searched: the development server does not answer.`;
  return count === 0 ? `${amount}, and no text says it.` : amount;
}
