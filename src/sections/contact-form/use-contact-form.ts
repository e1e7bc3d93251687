import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type SendOutcome, sendTo } from '../../ui/send';

const empty = { firstName: '', lastName: '', email: '', company: '', title: '', industry: '', message: '' };
type Values = typeof empty;
const names = Object.keys(empty) as (keyof Values)[];

/** What was typed and not sent, for a visitor who looks something up on another page and comes back. */
let draft = empty;

/** What the fields of a form hold. */
function valuesOf(form: HTMLFormElement | null): Values {
  const data = new FormData(form ?? undefined);
  const values = { ...empty };
  for (const name of names) values[name] = String(data.get(name) ?? '');
  return values;
}

interface ContactFormState {
  form: RefObject<HTMLFormElement | null>;
  /** Where the outcome is said: it comes into view. */
  status: RefObject<HTMLParagraphElement | null>;
  /** The industry that was chosen. */
  industry: string;
  setIndustry: (industry: string) => void;
  isPending: boolean;
  outcome: SendOutcome | undefined;
  submit: (event: FormEvent) => Promise<void>;
}

/**
 * The state of the contact form: what was chosen, whether it is being sent, and what came of that. What is typed is in the fields
 * alone: browsers keep it there, also over a visit to another site, whatever becomes of the page meanwhile.
 * Without an endpoint the values are written to the browser's console, and nothing is sent.
 */
export function useContactForm(endpoint: string | undefined): ContactFormState {
  const [industry, setIndustry] = useState(draft.industry);
  const [isPending, setIsPending] = useState(false);
  const [result, setResult] = useState<{ outcome: SendOutcome }>();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result) status.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const latest = useRef(industry);
  useLayoutEffect(() => {
    latest.current = industry;
  }, [industry]);

  useLayoutEffect(() => {
    const { current } = form;
    const typed = valuesOf(current);
    // What was typed or chosen before the application was there stays, and counts. The industry shows that of the draft already.
    const isTyped = names.some(
      (name) => typed[name] !== '' && (name !== 'industry' || typed.industry !== draft.industry),
    );
    if (!isTyped) fill(current, draft);
    setIndustry(isTyped ? typed.industry : draft.industry);
    return () => {
      draft = { ...valuesOf(current), industry: latest.current };
    };
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const values = { ...valuesOf(form.current), industry };
    let outcome: SendOutcome = 'local';
    // biome-ignore lint/suspicious/noConsole: requirement 7 has it that way.
    if (endpoint === undefined) console.log(values);
    else {
      setIsPending(true);
      setResult(undefined);
      outcome = await sendTo(endpoint, values);
      setIsPending(false);
    }
    setResult({ outcome });
    // An empty form cannot be sent a second time by mistake.
    if (outcome !== 'failed') {
      draft = empty;
      form.current?.reset();
      setIndustry('');
    }
  };

  return { form, status, industry, setIndustry, isPending, outcome: result?.outcome, submit };
}

function fill(form: HTMLFormElement | null, values: Values): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = values[name];
  }
}
