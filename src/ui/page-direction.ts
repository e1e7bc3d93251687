import { createContext } from 'react';

/** The writing direction of the page that is rendered. The document's own follows once the page is shown. */
export const PageDirection = createContext<'ltr' | 'rtl'>('ltr');
