import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from '../../i18n/language';
import { showToast, usesToasts } from '../../ui/toast';
import { type SendOutcome, sendTo } from './send';

const empty = { firstName: '', lastName: '', email: '', company: '', title: '', industry: '', message: '' };
type Values = typeof empty;

/** What was typed and not sent, for a visitor who looks something up on another page and comes back. */
let draft = empty;

/** What the fields of a form hold. */
function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const values = { ...empty };
  for (const name of Object.keys(empty) as (keyof Values)[]) values[name] = String(data.get(name) ?? '');
  return values;
}

interface ContactFormState {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  isPending: boolean;
  outcome: SendOutcome | undefined;
  /** Gives the function that sets the value of a field. */
  set: (name: keyof Values) => (value: string) => void;
  submit: (event: FormEvent) => Promise<void>;
}

/**
 * The state of the contact form: what its fields hold, whether it is being sent, and what came of that.
 * Without an endpoint the values are written to the browser's console, and nothing is sent.
 */
export function useContactForm(endpoint: string | undefined): ContactFormState {
  const t = useLabels();
  useEffect(usesToasts, []);
  const [values, setValues] = useState<Values>(draft);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // What was typed before the application was there stays, and counts. Where nothing was, nothing is rendered again.
    const typed = form.current && valuesOf(form.current);
    if (typed && Object.values(typed).some(Boolean)) setValues(typed);
  }, []);

  useEffect(() => {
    draft = values;
  }, [values]);

  const set = (name: keyof Values) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    let result: SendOutcome = 'local';
    if (endpoint === undefined) console.log(values);
    else {
      setIsPending(true);
      result = await sendTo(endpoint, values);
      setIsPending(false);
    }
    setOutcome(result);
    // An empty form cannot be sent a second time by mistake.
    if (result !== 'failed') setValues(empty);
    showToast(
      result === 'failed'
        ? { title: t('contact.failed'), description: t('contact.failed.hint') }
        : { title: t('contact.done'), description: t(`contact.done.${result}`) },
    );
  };

  return { form, values, isPending, outcome, set, submit };
}
