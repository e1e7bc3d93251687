import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Sign } from './icon';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border px-5 py-2.5 text-sm font-semibold moves';

const looks = {
  primary: `${base} border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong`,
  secondary: `${base} border-line-strong text-ink hover:border-ink hover:bg-ink hover:text-surface`,
} as const;

type ButtonLook = keyof typeof looks;

/** A link styled as a button. */
export function ButtonLink({
  href,
  look = 'primary',
  children,
}: {
  href: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <a href={href} className={looks[look]}>
      {children}
    </a>
  );
}

export function Button({
  look = 'primary',
  className = '',
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return (
    <button
      type="button"
      {...props}
      className={`${looks[look]} cursor-pointer aria-disabled:cursor-default aria-disabled:opacity-60 ${className}`}
    />
  );
}

interface Action {
  label: string;
  href: string;
}

/** The buttons at the end of a section; the first is the primary one. In a narrow container, several are as wide as their line. */
export function Actions({
  actions,
  className = '',
}: {
  actions: readonly Action[] | undefined;
  className?: string;
}) {
  if (!actions) return null;
  return (
    <div className={`no-print flex flex-wrap gap-3 @max-lg:*:not-only:grow ${className}`}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={index} href={href} look={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** A link with an arrow in the text of a card. `about` distinguishes links with the same text. */
export function ArrowLink({ href, children, about }: { href: string; children: ReactNode; about?: string }) {
  return (
    <a
      href={href}
      className="no-print group/arrow inline-flex min-h-11 items-center gap-2 -my-2.5 text-sm font-semibold text-accent underline-offset-4 hover:underline"
    >
      <span>
        {children}
        {about && <span className="sr-only">: {about}</span>}
      </span>
      <Sign
        name="arrow"
        className="moves size-4 group-hover/arrow:[translate:0.25rem] rtl:-scale-x-100 rtl:group-hover/arrow:[translate:-0.25rem]"
      />
    </a>
  );
}
