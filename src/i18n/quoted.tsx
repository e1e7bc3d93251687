import type { ReactNode } from 'react';
import { useLabels } from './language';

/** Stands in for the text while the marks around it are looked up. */
const text = '\u0000';

/** A text between the quotation marks of the page's language, a node of its own: the workbench finds it by what it says. */
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
