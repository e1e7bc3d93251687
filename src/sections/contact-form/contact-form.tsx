import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Button } from '../../ui/button';
import { ContactDetails } from '../../ui/contact-details';
import { SectionFrame } from '../../ui/section-frame';
import { Select } from '../../ui/select';
import { fieldClass } from '../../ui/select-field';
import { useContactForm } from './use-contact-form';

/** The options of the industry field (requirement 6). */
const industries = [
  'private-equity',
  'financial-services',
  'manufacturing',
  'healthcare',
  'oil-gas',
  'public-sector',
  'other',
] as const;

/**
 * The form to request a demo. Without an endpoint nothing is sent: the values are logged to the browser's console and the
 * visitor is told so. Validation is the browser's own (requirements 6 and 7).
 */
export function ContactForm({ details, endpoint, ...frame }: SectionOf<'contact-form'>) {
  const t = useLabels();
  const { form, status, industry, setIndustry, isPending, outcome, submit } = useContactForm(endpoint);

  const field = (name: 'firstName' | 'lastName' | 'email' | 'company' | 'title', props: FieldProps) => (
    <Field id={name} label={t(`contact.${name}`)} {...props} />
  );
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-x-16 gap-y-12 @4xl:grid-cols-12">
        <form
          ref={form}
          method="dialog"
          onSubmit={submit}
          className="grid gap-x-6 gap-y-5 @xl:grid-cols-2 @4xl:col-span-8"
        >
          <p className="text-sm text-soft @xl:col-span-2">{t('contact.required')}</p>
          {field('firstName', { required: true, autoComplete: 'given-name' })}
          {field('lastName', { required: true, autoComplete: 'family-name' })}
          {field('email', { required: true, autoComplete: 'email', type: 'email' })}
          {field('company', { required: true, autoComplete: 'organization' })}
          {field('title', { autoComplete: 'organization-title' })}
          <div>
            <label htmlFor="industry" className="mb-1.5 block text-sm font-semibold">
              {t('contact.industry')}
            </label>
            <Select
              id="industry"
              name="industry"
              value={industry}
              onValueChange={setIndustry}
              placeholder={t('contact.industry.empty')}
              options={industries.map((value) => ({ value, label: t(`contact.industry.${value}`) }))}
            />
          </div>
          <div className="@xl:col-span-2">
            <label htmlFor="message" className="mb-1.5 block text-sm font-semibold">
              {t('contact.message')}
            </label>
            <textarea id="message" name="message" rows={4} className={fieldClass} />
          </div>
          <noscript>
            <p className="border-s-4 border-error ps-4 text-sm @xl:col-span-2">{t('contact.noscript')}</p>
          </noscript>
          <div className="@xl:col-span-2">
            <Button type="submit" disabled={isPending}>
              {isPending ? t('contact.sending') : t('contact.submit')}
            </Button>
            <p ref={status} role="status" className="mt-4 max-w-[60ch] text-sm empty:hidden">
              {outcome === 'failed' && `${t('contact.failed')} ${t('contact.failed.hint')}`}
              {(outcome === 'local' || outcome === 'sent') &&
                `${t('contact.done')} ${t(`contact.done.${outcome}`)}`}
            </p>
          </div>
        </form>
        {details && <ContactDetails label={t('contact.reach')} details={details} />}
      </div>
    </SectionFrame>
  );
}

interface FieldProps {
  type?: 'text' | 'email';
  required?: boolean;
  autoComplete: string;
}

function Field({ id, label, required, ...input }: FieldProps & { id: string; label: string }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <input id={id} name={id} required={required} className={fieldClass} {...input} />
    </div>
  );
}
