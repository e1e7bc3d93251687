/**
 * Selects the elements of a page's sections, in the order of its document: the children of `main`, apart from the breadcrumb that
 * may stand before them, and the section that stands inside of the first one, beside the heading.
 */
export const sectionSelector = '#main > :not(nav:first-child, template), #main > * [data-beside]';
