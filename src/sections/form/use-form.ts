import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../content/types.generated';
import { type SendOutcome, sendTo } from '../../ui/send';
import { choicePlace, chosenValue } from './choices';
import { type Control, controlsIn, faultsIn, focusOn, sentBy, trap } from './controls';
import type { Fault, FieldOfForm } from './fault';
import { type Choices, useDraft, useFormKey } from './use-draft';

interface FormState {
  /** The container of the fields. */
  body: RefObject<HTMLDivElement | null>;
  /** The element that announces the outcome and is scrolled into view. */
  status: RefObject<HTMLParagraphElement | null>;
  /** Whether faults are shown by the form instead of the browser. */
  isLive: boolean;
  /** Faults by field name. */
  faults: ReadonlyMap<string, Fault>;
  /** The position of the chosen option, from `1`, by field name. */
  chosen: ReadonlyMap<string, string>;
  choose: (field: FieldOfForm, value: string) => void;
  isPending: boolean;
  /** `early` if it was held back because people take longer to fill it in. */
  outcome: SendOutcome | 'early' | undefined;
  /** Validates changed fields with a fault again. */
  change: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** How, where and how soon a form may be sent, and who validates it, from its document. */
type Sending = Pick<SectionOf<'form'>, 'endpoint' | 'sendAs' | 'minSeconds' | 'validation'>;

/** What was sent, and the answer. */
interface Sent {
  states: Choices;
  answer: Promise<SendOutcome>;
}

/** What was sent and whose answer nobody has seen yet, by form: the visitor may leave the page meanwhile, and come back. */
const unseen = new Map<string, Sent>();

/**
 * The state of a form: its choices and faults, whether it is being sent, and the outcome. Typed text is only in the fields.
 * Without an endpoint the values are logged to the browser's console and nothing is sent.
 *
 * @param name the form's name, for an endpoint that receives several
 */
export function useForm(
  fields: readonly FieldOfForm[],
  { endpoint, sendAs = 'json', minSeconds = 0, validation = 'site' }: Sending,
  name: string | undefined,
): FormState {
  const kind = [endpoint, ...fields.map(({ name, kind }) => `${name} ${kind}`)].join('\n');
  const [isLive, setIsLive] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [result, setResult] = useState<{ outcome: SendOutcome | 'early' }>();
  const body = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const begun = useRef(0);
  const key = useFormKey(kind);
  const { chosen, latest, keep, read, clear } = useDraft(kind, key, fields, body);
  useEffect(() => {
    if (result) status.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins anew.
  useLayoutEffect(() => {
    setIsLive(validation === 'site');
    begun.current = performance.now();
    const sent = unseen.get(key.current);
    if (sent) void follow(sent);
  }, [kind]);

  const finish = (outcome: SendOutcome, states: Choices) => {
    setResult({ outcome });
    // Clearing the form prevents accidental resubmission.
    if (outcome === 'local' || outcome === 'sent') clear(states);
  };
  const follow = async ({ states, answer }: Sent) => {
    setIsPending(true);
    setResult(undefined);
    const outcome = await answer;
    if (!body.current) return;
    unseen.delete(key.current);
    setIsPending(false);
    finish(outcome, states);
  };

  const textIn = (controls: ReadonlyMap<string, Control>) => (field: FieldOfForm) =>
    field.kind === 'choice'
      ? chosenValue(field, latest.current.get(field.name))
      : sentBy(controls.get(field.name));

  // Browsers take spaces for text.
  const faultsNow = (controls: ReadonlyMap<string, Control>) =>
    new Map(
      [...faultsIn(fields, controls, textIn(controls))].filter(
        ([, { code }]) => validation === 'site' || code === 'empty',
      ),
    );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const controls = controlsIn(body.current);
    const textOf = textIn(controls);
    const newFaults = faultsNow(controls);
    setFaults(newFaults);
    const [first] = newFaults.keys();
    if (first !== undefined) {
      setResult(undefined);
      focusOn(controls.get(first));
      return;
    }
    if (endpoint !== undefined && performance.now() - begun.current < minSeconds * 1000) {
      setResult({ outcome: 'early' });
      return;
    }
    const values = Object.fromEntries(fields.map((field) => [field.name, textOf(field)]));
    const states = read();
    if (endpoint === undefined) {
      // biome-ignore lint/suspicious/noConsole: a form that is sent nowhere says what it would send.
      console.log(values);
      finish('local', states);
      return;
    }
    // Honeypot values are submitted and left to the recipient to judge: a browser may have autofilled the hidden field.
    const caught = sentBy(controls.get(trap));
    const all = { ...values, ...(caught && { [trap]: caught }), ...(name && { 'form-name': name }) };
    const sent = { states, answer: sendTo(endpoint, sendAs === 'json' ? all : new URLSearchParams(all)) };
    unseen.set(key.current, sent);
    await follow(sent);
  };
  const change = () => {
    if (faults.size === 0) return;
    const controls = controlsIn(body.current);
    const newFaults = faultsNow(controls);
    setFaults(new Map([...newFaults].filter(([name]) => faults.has(name))));
  };
  const choose = (field: FieldOfForm, value: string) =>
    keep(new Map([...latest.current, [field.name, choicePlace(field, value)]]));

  return {
    ...{ body, status, isLive, faults, chosen, choose, isPending, change, submit },
    outcome: result?.outcome,
  };
}
