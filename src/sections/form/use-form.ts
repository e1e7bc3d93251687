import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../content/types.generated';
import { type SendOutcome, sendTo } from '../../ui/send';
import { controlsIn, faultsIn, restore, sentBy, stateOf, trap } from './controls';
import type { Fault, Field } from './fault';

/** What was typed and not sent, by form, for a visitor who looks something up on another page and comes back. */
const drafts = new Map<string, ReadonlyMap<string, string>>();

interface FormState {
  /** What holds the fields. */
  body: RefObject<HTMLDivElement | null>;
  /** Where the outcome is said: it comes into view. */
  status: RefObject<HTMLParagraphElement | null>;
  /** Whether the faults are said here, and no longer by the browser. */
  isLive: boolean;
  /** What is wrong, by the names of fields. */
  faults: ReadonlyMap<string, Fault>;
  isPending: boolean;
  /** `early` where it was not sent yet, because people take longer than that. */
  outcome: SendOutcome | 'early' | undefined;
  /** Looks again at fields with a fault when they are changed. */
  change: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** Where a form is sent, how, and when at the soonest: as its document says it. */
type Sending = Pick<SectionOf<'form'>, 'endpoint' | 'sendAs' | 'minSeconds'>;

/**
 * The state of a form: what is wrong in it, whether it is being sent, and what came of that. What is typed is in the fields alone.
 * Without an endpoint the values are written to the browser's console, and nothing is sent.
 *
 * @param name what the form is called where its receiver tells several apart
 */
export function useForm(
  fields: readonly Field[],
  { endpoint, sendAs = 'json', minSeconds = 0 }: Sending,
  name: string | undefined,
): FormState {
  const [isLive, setIsLive] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [result, setResult] = useState<{ outcome: SendOutcome | 'early' }>();
  const body = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const begun = useRef(0);
  const key = [endpoint, ...fields.map(({ name, kind }) => `${name} ${kind}`)].join('\n');
  useEffect(() => {
    if (result) status.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  useLayoutEffect(() => {
    setIsLive(true);
    begun.current = performance.now();
    const controls = [...controlsIn(body.current)].filter(([name]) => name !== trap);
    const states = () => new Map(controls.map(([name, control]) => [name, stateOf(control)]));
    // What was typed before the application was there stays, and counts.
    const draft = drafts.get(key);
    if (draft && [...states().values()].every((state) => state === ''))
      for (const [name, control] of controls) restore(control, draft.get(name) ?? '');
    return () => {
      drafts.set(key, states());
    };
  }, [key]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const controls = controlsIn(body.current);
    const found = faultsIn(fields, controls);
    setFaults(found);
    const [first] = found.keys();
    if (first !== undefined) {
      setResult(undefined);
      controls.get(first)?.focus();
      return;
    }
    if (endpoint !== undefined && performance.now() - begun.current < minSeconds * 1000) {
      setResult({ outcome: 'early' });
      return;
    }
    const values = Object.fromEntries(fields.map(({ name }) => [name, sentBy(controls.get(name))]));
    let outcome: SendOutcome = 'local';
    // biome-ignore lint/suspicious/noConsole: a form that is sent nowhere says what it would send.
    if (endpoint === undefined) console.log(values);
    else {
      // Whoever receives it decides what becomes of it: a browser may have filled in what no visitor saw.
      const caught = sentBy(controls.get(trap));
      setIsPending(true);
      setResult(undefined);
      const sent = { ...values, ...(caught && { [trap]: caught }), ...(name && { 'form-name': name }) };
      outcome = await sendTo(endpoint, sendAs === 'json' ? sent : new URLSearchParams(sent));
      setIsPending(false);
    }
    setResult({ outcome });
    // An empty form cannot be sent a second time by mistake. A field may be called `reset`.
    if (outcome !== 'failed') HTMLFormElement.prototype.reset.call(form);
  };
  const change = () => {
    if (faults.size === 0) return;
    const found = faultsIn(fields, controlsIn(body.current));
    setFaults(new Map([...found].filter(([name]) => faults.has(name))));
  };

  return { body, status, isLive, faults, isPending, outcome: result?.outcome, change, submit };
}
