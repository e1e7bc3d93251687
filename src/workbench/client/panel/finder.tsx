import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FoundText } from '../../protocol/api';
import { isComposing } from '../letter-of';
import { type FinderTarget, replaceTarget, targetsFor, textTarget } from '../state/finder';
import { useStore, useWorkbench } from '../state/use-workbench';
import { ModalDialog } from '../ui/portal';

/** Delay between typing and asking the server. */
const pauseMs = 120;

/** The finder: a field that searches pages, sections, texts and commands. Arrow keys select, Enter opens. */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const site = useStore((state) => state.site);
  const { texts, isSearching, isAnswered } = useTextsWith(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages come with the site
  const targets = useMemo(() => targetsFor(workbench, words), [workbench, words, site]);
  const all = useMemo(() => {
    const further = texts.map((text) => textTarget(workbench, text, words));
    return [...targets, ...further, ...(further.length > 0 ? [replaceTarget(workbench, words)] : [])];
  }, [workbench, targets, texts, words]);
  const at = Math.min(active, all.length - 1);
  const list = useId();
  const choose = (target: FinderTarget | undefined) => {
    if (!target) return;
    onClose();
    target.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const next = afterKey(event.key, at, all.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') choose(all[at]);
    else return;
    event.preventDefault();
  };
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
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? optionId(list, at) : undefined}
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
        <TargetList id={list} targets={all} active={at} firstText={targets.length} onChoose={choose} />
        <p className="help" role="status">
          {outcomeOf(all.length, isSearching, isAnswered)}
        </p>
      </div>
    </ModalDialog>
  );
}

/** The texts of all pages that contain these words, for which the server is asked once typing pauses. */
function useTextsWith(words: string) {
  const workbench = useWorkbench();
  const [texts, setTexts] = useState<FoundText[]>([]);
  // Of the last search: its words, and whether it was answered.
  const [searched, setSearched] = useState({ words: '', isAnswered: true });
  const isAsked = words.trim().length > 1;
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(
      async () => {
        const matches = isAsked ? await workbench.api?.texts(words).catch(() => undefined) : [];
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
  }, [workbench, words, isAsked]);
  return { texts, isSearching: isAsked && searched.words !== words, isAnswered: searched.isAnswered };
}

/** How far each key moves through the list. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The target that a key selects, if it does: arrows go on from one end of the list to the other, long steps stop there. */
function afterKey(key: string, at: number, count: number): number | undefined {
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  const next = at + step;
  return Math.abs(step) === 1 ? (next + count) % count : Math.max(0, Math.min(count - 1, next));
}

const optionId = (list: string, index: number) => `${list}-${index}`;

interface TargetListProps {
  id: string;
  targets: readonly FinderTarget[];
  active: number;
  /** Where texts begin, after pages, sections and commands. */
  firstText: number;
  onChoose: (target: FinderTarget) => void;
}

/** What was found; the selected target is always in view. */
function TargetList({ id, targets, active, firstText, onChoose }: TargetListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} role="listbox" id={id} aria-label="Found" className="finder-list" tabIndex={-1}>
      {targets.map((target, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={`${index} ${target.id}`}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          tabIndex={-1}
          className={`option finder-option ${index === firstText && index > 0 ? 'first-text' : ''}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(target)}
        >
          <span>{target.name}</span>
          <small>{target.kind}</small>
        </div>
      ))}
    </div>
  );
}

/** What the search has brought so far, in words. */
function outcomeOf(count: number, isSearching: boolean, isAnswered: boolean): string {
  const amount = count === 0 ? 'Nothing is called like that' : `${count} found`;
  if (isSearching) return count === 0 ? 'Looking in the texts…' : amount;
  if (!isAnswered) return `${amount}. Texts are not searched: the development server does not answer.`;
  return count === 0 ? `${amount}, and no text says it.` : amount;
}
