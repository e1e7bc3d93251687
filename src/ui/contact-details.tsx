interface ContactDetail {
  label: string;
  value: string;
  href?: string | undefined;
}

/**
 * Contact details next to a form.
 *
 * @param label the accessible name of the list; given once per page
 */
export function ContactDetails({ label, details }: { label?: string; details: readonly ContactDetail[] }) {
  const Part = label === undefined ? 'div' : 'aside';
  return (
    <Part className="@4xl:col-span-4" aria-label={label}>
      <dl className="flex flex-col gap-5 border-t-2 border-ink pt-5">
        {details.map(({ label: name, value, href }, index) => (
          <div key={index}>
            <dt className="eyebrow">{name}</dt>
            <dd className="mt-0.5">
              {/* Phone numbers and email addresses read in the same direction in every language. */}
              <bdi>{href ? <ContactLink href={href}>{value}</ContactLink> : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-accent underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
