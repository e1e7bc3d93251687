import type { ListedPage, ListedWords } from '../model/list';
import { detailName } from '../schema/from-page';

type Lender = Pick<ListedPage, 'title' | 'teaser'>;

/** What a page says of itself in the source language. @param what see `fromPage` of a schema */
export function lentBy({ title, teaser = {} }: Lender, what: string) {
  if (what === 'title') return teaser.title ?? title;
  if (what === 'text') return teaser.text;
  if (what === 'figures') return teaser.figures;
  const name = detailName(what);
  return teaser.details?.find((one) => one.name === name)?.text;
}

/**
 * Says texts of a page about itself in a language: in the page's own words, in those of all pages, or as they are.
 *
 * @param words its own dictionary's words, if it has one
 * @param shared the entries of the dictionary of all pages, if there is one
 */
export function translatorOf(
  { title, teaser }: Lender,
  words: ListedWords | undefined,
  shared: Readonly<Record<string, string>> | undefined,
): (copy: string) => string {
  const ownOf = (copy: string) =>
    (copy === teaser?.text && words?.text) ||
    (copy === teaser?.imageAlt && words?.imageAlt) ||
    words?.more?.[copy] ||
    (copy === title && words?.title);
  return (copy) => ownOf(copy) || shared?.[copy] || copy;
}
