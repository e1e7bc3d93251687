import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type SendOutcome, sendTo } from '../../ui/send';

const empty = { firstName: '', lastName: '', email: '', company: '', title: '', industry: '', message: '' };
type Values = typeof empty;
const names = Object.keys(empty) as (keyof Values)[];

/** Unsent values, kept for a visitor who leaves the page and comes back. */
let draft = empty;

/** The values of a form's fields. */
function valuesOf(form: HTMLFormElement | null): Values {
  const data = new FormData(form ?? undefined);
  const values = { ...empty };
  for (const name of names) values[name] = String(data.get(name) ?? '');
  return values;
}

interface ContactFormState {
  form: RefObject<HTMLFormElement | null>;
  /** The element that announces the outcome and is scrolled into view. */
  status: RefObject<HTMLParagraphElement | null>;
  /** The selected industry. */
  industry: string;
  setIndustry: (industry: string) => void;
  isPending: boolean;
  outcome: SendOutcome | undefined;
  submit: (event: FormEvent) => Promise<void>;
}

/**
 * The state of the contact form: the selection, whether it is being sent, and the outcome. Typed text is only in the fields,
 * where browsers restore it even after a visit to another site. Without an endpoint the values are logged to the browser's
 * console and nothing is sent.
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
    // Values entered before hydration take precedence over the draft. The industry field already shows the draft's value.
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
    // Clearing the form prevents accidental resubmission.
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
