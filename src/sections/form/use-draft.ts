import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { controlsIn, restoreControl, stateOf, trap } from './controls';
import type { FieldOfForm } from './fault';

/** Positions of chosen options, from `1`, by field name. */
type Choices = ReadonlyMap<string, string>;

interface Draft {
  chosen: Choices;
  /** The choices as they are now, for what runs between two renderings. */
  latest: RefObject<Choices>;
  keep: (choices: Choices) => void;
}

/** Unsent values by form. */
const drafts = new Map<string, Choices>();

const none: Choices = new Map();

/**
 * Keeps the unsent values of a form for a visitor who leaves the page and comes back.
 *
 * @param key identifies the form: one with the same fields is the same
 * @param body the container of the fields, which hold the typed text
 */
export function useDraft(
  key: string,
  fields: readonly FieldOfForm[],
  body: RefObject<HTMLDivElement | null>,
): Draft {
  const [chosen, setChosen] = useState(() => drafts.get(key) ?? none);
  const latest = useRef(chosen);
  const keep = (choices: Choices) => {
    latest.current = choices;
    setChosen(choices);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form with the same fields is the same form.
  useLayoutEffect(() => {
    const controls = [...controlsIn(body.current)].filter(([name]) => name !== trap);
    const isChoice = (name: string) => fields.some((field) => field.name === name && field.kind === 'choice');
    const states = () => new Map(controls.map(([name, control]) => [name, stateOf(control)]));
    // Values entered before hydration take precedence over the draft, whose choices are shown already.
    const draft = drafts.get(key);
    const typed = states();
    const isTyped = [...typed].some(
      ([name, state]) => state !== '' && !(isChoice(name) && state === draft?.get(name)),
    );
    if (draft && !isTyped)
      for (const [name, control] of controls) restoreControl(control, draft.get(name) ?? '');
    keep(draft && !isTyped ? draft : typed);
    return () => {
      // A select that was replaced by a list does not hold the choice.
      const left = states();
      for (const name of left.keys()) if (isChoice(name)) left.set(name, latest.current.get(name) ?? '');
      drafts.set(key, left);
    };
  }, [key]);

  return { chosen, latest, keep };
}
