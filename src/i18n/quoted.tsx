import type { ReactNode } from 'react';
import { useLabels } from './language';

/** A placeholder for the text while its quotation marks are looked up. */
const text = '\u0000';

/**
 * A text in the quotation marks of the page's language. The text is a DOM node of its own, because the workbench finds it by
 * its content.
 */
export function Quoted({ children }: { children: ReactNode }) {
  const t = useLabels();
  const [before, after] = t('format.quoted', { text }).split(text);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
