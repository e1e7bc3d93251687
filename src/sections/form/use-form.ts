import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../content/types.generated';
import { type SendOutcome, sendTo } from '../../ui/send';
import { controlsIn, faultsIn, restore, sentBy, stateOf, trap } from './controls';
import type { Fault, Field } from './fault';

/** Unsent values by form, kept for a visitor who leaves the page and comes back. */
const drafts = new Map<string, ReadonlyMap<string, string>>();

interface FormState {
  /** The container of the fields. */
  body: RefObject<HTMLDivElement | null>;
  /** The element that announces the outcome and is scrolled into view. */
  status: RefObject<HTMLParagraphElement | null>;
  /** Whether faults are shown by the form instead of the browser. */
  isLive: boolean;
  /** Faults by field name. */
  faults: ReadonlyMap<string, Fault>;
  isPending: boolean;
  /** `early` if it was held back because people take longer to fill it in. */
  outcome: SendOutcome | 'early' | undefined;
  /** Validates changed fields with a fault again. */
  change: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** How, where and how soon a form may be sent, from its document. */
type Sending = Pick<SectionOf<'form'>, 'endpoint' | 'sendAs' | 'minSeconds'>;

/**
 * The state of a form: its faults, whether it is being sent, and the outcome. Typed text is only in the fields. Without an
 * endpoint the values are logged to the browser's console and nothing is sent.
 *
 * @param name the form's name, for an endpoint that receives several
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
    // Values entered before hydration take precedence over the draft.
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
      // Honeypot values are submitted and left to the recipient to judge: a browser may have autofilled the hidden field.
      const caught = sentBy(controls.get(trap));
      setIsPending(true);
      setResult(undefined);
      const sent = { ...values, ...(caught && { [trap]: caught }), ...(name && { 'form-name': name }) };
      outcome = await sendTo(endpoint, sendAs === 'json' ? sent : new URLSearchParams(sent));
      setIsPending(false);
    }
    setResult({ outcome });
    // Clearing the form prevents accidental resubmission. A field may be called `reset`.
    if (outcome !== 'failed') HTMLFormElement.prototype.reset.call(form);
  };
  const change = () => {
    if (faults.size === 0) return;
    const found = faultsIn(fields, controlsIn(body.current));
    setFaults(new Map([...found].filter(([name]) => faults.has(name))));
  };

  return { body, status, isLive, faults, isPending, outcome: result?.outcome, change, submit };
}
