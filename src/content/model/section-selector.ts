/**
 * Selects the elements of a page's sections in document order: the children of `main` except for a leading breadcrumb,
 * and the section nested in the first one, beside the heading.
 */
export const sectionSelector = '#main > :not(nav:first-child, template), #main > * [data-beside]';
