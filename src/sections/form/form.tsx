import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Button } from '../../ui/button';
import { ContactDetails } from '../../ui/contact-details';
import { SectionFrame } from '../../ui/section-frame';
import { chosenValue } from './choices';
import { trap } from './controls';
import { FormField } from './field';
import { useForm } from './use-form';

/**
 * A form with the fields that its document describes. With an endpoint it is also sent without scripts; without one nothing is
 * sent: the values are logged to the browser's console and the visitor is told so.
 */
export function Form(section: SectionOf<'form'>) {
  const { endpoint, sendAs, minSeconds, validation, submitLabel, fields, details, detailsLabel, ...frame } =
    section;
  const t = useLabels();
  // Netlify detects forms by their attributes on deploy, and assigns submissions by form name.
  const name = sendAs === 'netlify' ? (frame.id ?? 'form') : undefined;
  const { body, status, isLive, faults, chosen, choose, isPending, outcome, change, submit } = useForm(
    fields,
    section,
    name,
  );
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-x-16 gap-y-12 @4xl:grid-cols-12">
        <form
          {...(endpoint === undefined ? { method: 'dialog' } : { method: 'post', action: endpoint })}
          {...(name && { name, 'data-netlify': 'true', 'data-netlify-honeypot': trap })}
          noValidate={isLive}
          data-says-faults={validation === 'browser' ? undefined : ''}
          onSubmit={submit}
          onChange={change}
          className={`min-w-0 @4xl:col-span-8 ${details ? '' : '@4xl:col-start-3'}`}
        >
          {name && <input type="hidden" name="form-name" value={name} />}
          <div ref={body} className="grid gap-x-6 gap-y-5 @xl:grid-cols-2">
            {fields.some(({ required }) => required) && (
              <p className="text-sm text-soft @xl:col-span-2">{t('contact.required')}</p>
            )}
            {fields.map((field, index) => (
              <FormField
                key={index}
                field={field}
                fault={faults.get(field.name)}
                chosen={chosenValue(field, chosen.get(field.name))}
                choose={(value) => choose(field, value)}
                isPlain={validation === 'browser'}
                isLive={isLive}
              />
            ))}
            {endpoint === undefined ? (
              <noscript>
                <p className="border-s-4 border-error ps-4 text-sm @xl:col-span-2">{t('contact.noscript')}</p>
              </noscript>
            ) : (
              <div className="sr-only" aria-hidden="true">
                <input name={trap} tabIndex={-1} autoComplete="off" aria-label={t('form.trap')} />
              </div>
            )}
          </div>
          <div className="mt-5">
            <Button type="submit" aria-disabled={isPending || undefined}>
              {isPending ? t('contact.sending') : (submitLabel ?? t('form.submit'))}
            </Button>
            {/* Shown while it is empty, too: screen readers do not notice text in an element that has just come. */}
            <p ref={status} role="status" className="mt-4 max-w-[60ch] text-sm empty:mt-0">
              {outcome === 'early' && t('form.early')}
              {outcome === 'failed' && `${t('contact.failed')} ${t('contact.failed.hint')}`}
              {outcome === 'unanswered' && t('contact.unanswered')}
              {(outcome === 'local' || outcome === 'sent') &&
                `${t('contact.done')} ${t(`contact.done.${outcome}`)}`}
            </p>
          </div>
        </form>
        {details && <ContactDetails label={detailsLabel} details={details} />}
      </div>
    </SectionFrame>
  );
}
