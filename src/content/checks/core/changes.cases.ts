import { type ImageChange, replacing, type SiteChanges } from './check-cases';

/** A text of the page /finance with its Spanish, in place of those there. */
export function translating(english: string, spanish: string): SiteChanges {
  const [text, translation] = [JSON.stringify(english), JSON.stringify(spanish)];
  return {
    ...replacing('finance/page.json', '"From 3.2 to 12 months"', text),
    ...replacing(
      'finance/es.json',
      '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
      `${text}: ${translation}`,
    ),
  };
}

/** The page /finance with a download beside it. @param content its text, or differences from a usual file */
export function offering(name: string, content: string | ImageChange): SiteChanges {
  const after = '"actions": [{ "label": "Write to us", "href": "/#start" }]\n    },';
  const section = `{ "type": "downloads", "items": [{ "file": "./${name}", "label": "Finance" }] },`;
  return { ...replacing('finance/page.json', after, after + section), [`finance/${name}`]: content };
}
