import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { controlsIn, restoreControl, stateOf, trap } from './controls';
import type { FieldOfForm } from './fault';

/** Positions of chosen options, from `1`, by field name. */
export type Choices = ReadonlyMap<string, string>;

interface Draft {
  chosen: Choices;
  /** The choices as they are now, for what runs between two renderings. */
  latest: RefObject<Choices>;
  keep: (choices: Choices) => void;
  /** The state of each field, by its name. */
  read: () => Choices;
  /** Empties the form, except for fields whose state is another by now than when they were read. */
  clear: (sent: Choices) => void;
}

/** Unsent values by form. */
const drafts = new Map<string, Choices>();

const none: Choices = new Map();

/** The keys of the forms that are shown. */
const shown = new Set<string>();

/**
 * Identifies a form for a visitor who leaves the page and comes back: one with the same fields is the same, unless several such
 * forms are shown, which are told apart by their order.
 *
 * @param kind the fields of the form, and where they are sent
 * @returns the key, which is valid in effects that come later, and in events
 */
export function useFormKey(kind: string): RefObject<string> {
  const key = useRef(kind);
  useLayoutEffect(() => {
    let own = kind;
    while (shown.has(own)) own += '\n';
    shown.add(own);
    key.current = own;
    return () => void shown.delete(own);
  }, [kind]);
  return key;
}

/**
 * Keeps the unsent values of a form for a visitor who leaves the page and comes back.
 *
 * @param kind what `key` is made of: for another form, its draft is restored
 * @param key from `useFormKey`
 * @param body the container of the fields, which hold the typed text
 */
export function useDraft(
  kind: string,
  key: RefObject<string>,
  fields: readonly FieldOfForm[],
  body: RefObject<HTMLDivElement | null>,
): Draft {
  const [chosen, setChosen] = useState(none);
  const latest = useRef(chosen);
  const keep = (choices: Choices) => {
    latest.current = choices;
    setChosen(choices);
  };

  const isChoice = (name: string) => fields.some((field) => field.name === name && field.kind === 'choice');
  const controlsNow = () => [...controlsIn(body.current)].filter(([name]) => name !== trap);
  const read = (controls = controlsNow()) =>
    // A select that was replaced by a list does not hold the choice.
    new Map(
      controls.map(([name, control]) => [
        name,
        isChoice(name) ? (latest.current.get(name) ?? '') : stateOf(control),
      ]),
    );
  const clear = (sent: Choices) => {
    const changed = new Map([...read()].filter(([name, state]) => state !== sent.get(name)));
    const form = body.current?.closest('form');
    // A field may be called `reset`.
    if (form) HTMLFormElement.prototype.reset.call(form);
    for (const [name, control] of controlsNow())
      if (changed.has(name)) restoreControl(control, changed.get(name) ?? '');
    keep(changed);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form with the same fields is the same form.
  useLayoutEffect(() => {
    const controls = controlsNow();
    // Values entered before hydration take precedence over the draft.
    const own = key.current;
    const draft = drafts.get(own);
    const typed = new Map(controls.map(([name, control]) => [name, stateOf(control)]));
    const isTyped = [...typed.values()].some((state) => state !== '');
    if (draft && !isTyped)
      for (const [name, control] of controls) restoreControl(control, draft.get(name) ?? '');
    keep(draft && !isTyped ? draft : typed);
    return () => void drafts.set(own, read(controls));
  }, [kind]);

  return { chosen, latest, keep, read: () => read(), clear };
}
