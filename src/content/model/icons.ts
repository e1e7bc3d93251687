import { isRecord, textProperties } from './is-record';

/** The icons that come with the engine, as SVG paths by name: a grid of 24 by 24, drawn with strokes of 1.5. */
export const icons: Readonly<Record<string, string>> = {
  archive: 'M4 4h16v5H4zM5.5 9v11h13V9M10 13h4',
  bank: 'M3 9.5 12 4l9 5.5zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  blocks: 'M4 13h7v7H4zM13 13h7v7h-7zM8.5 4h7v7h-7z',
  book: 'M4 5c3-1.5 5.5-1 8 1 2.5-2 5-2.5 8-1v14c-3-1.5-5.5-1-8 1-2.5-2-5-2.5-8-1zM12 6v14',
  building: 'M5 21V4h9v17M14 10h5v11M3 21h18M8 8h3M8 12h3M8 16h3',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  check: 'M4 12.5 9.5 18 20 6.5',
  clock: 'M12 3a9 9 0 1 0 .01 0M12 7v5l3.5 2',
  coins:
    'M9 5c3 0 5 1 5 2.5S12 10 9 10 4 9 4 7.5 6 5 9 5zM4 7.5v4C4 13 6 14 9 14M10 14.5c0-1.5 2-2.5 5-2.5s5 1 5 2.5-2 2.5-5 2.5-5-1-5-2.5zM10 14.5V18c0 1.5 2 2.5 5 2.5s5-1 5-2.5v-3.5',
  database:
    'M12 3.5c4.5 0 7.5 1.2 7.5 2.7S16.5 9 12 9 4.5 7.7 4.5 6.2 7.5 3.5 12 3.5zM4.5 6.2v11.6c0 1.5 3 2.7 7.5 2.7s7.5-1.2 7.5-2.7V6.2M4.5 12c0 1.5 3 2.7 7.5 2.7s7.5-1.2 7.5-2.7',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  factory: 'M3 20V10l6 4v-4l6 4V5h5v15zM7 17h2M12 17h2',
  flow: 'M3 6h6v5H3zM15 13h6v5h-6zM9 8.5h4v7h2',
  gauge: 'M4 18a9 9 0 1 1 16 0M12 14l4.5-5M7 18h10',
  gear: 'M12 8.5a3.5 3.5 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  globe: 'M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c3.5 3 3.5 15 0 18M12 3c-3.5 3-3.5 15 0 18',
  heart: 'M12 20 4.5 12.5a4.7 4.7 0 0 1 7.5-5.7 4.7 4.7 0 0 1 7.5 5.7zM7 12h3l1.5-2.5 2 5 1.5-2.5h2',
  key: 'M8 11a4 4 0 1 0 .01 0M11.5 13 20 4.5M16 8.5l3 3',
  layers: 'M12 4 3 8.5l9 4.5 9-4.5zM3 12.5 12 17l9-4.5M3 16.5 12 21l9-4.5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5',
  people:
    'M9 4.5a3.5 3.5 0 1 0 .01 0M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3.3 3.3 0 0 1 0 6.3M18 14.2c2.3.9 3.5 3 3.5 5.8',
  pulse: 'M3 12h4l2.5-7 5 14L17 12h4',
  scale: 'M12 4v16M7 20h10M4 7h16M6 7l-3 7h6zM18 7l-3 7h6z',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20.5 20.5',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.5-8 9-4.8-1.5-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  target: 'M12 3a9 9 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0M12 1v4M12 19v4M1 12h4M19 12h4',
  truck: 'M2 6h12v11H2zM14 10h4l4 4v3h-8zM7 15.5a2 2 0 1 0 .01 0M17.5 15.5a2 2 0 1 0 .01 0',
  well: 'M12 3 7 21M12 3l5 18M9.2 13h5.6M8.3 17h7.4M10.3 9h3.4M4 21h16',
};

/** The icons that a site document adds, as SVG paths by name; those that the schema refuses are left out. */
export function ownIcons(siteDocument: unknown): Readonly<Record<string, string>> {
  return textProperties(isRecord(siteDocument) ? siteDocument.icons : undefined);
}

/** The icons of a site: the engine's, and its own, which replace those of the same name. */
export function iconsOf(siteDocument: unknown): ReadonlyMap<string, string> {
  return new Map(Object.entries({ ...icons, ...ownIcons(siteDocument) }));
}
