import type { ResolvedSite } from './resolved-page';

/** The links of header and footer, in document order. */
export function shellLinks({ header, footer }: Pick<ResolvedSite, 'header' | 'footer'>) {
  return [
    ...header.navigation.flatMap((link) => [link, ...(link.items ?? [])]),
    ...(header.action ? [header.action] : []),
    ...(footer.columns ?? []).flatMap(({ links }) => links),
    ...(footer.legal ?? []),
  ];
}
