import { fileSize } from '../../../content/model/images';
import { nameIn } from '../../../content/text/paths';
import { plural } from '../../../content/text/plural';
import type { PictureUse, SitePicture } from '../../protocol/pictures';
import { labelOf } from '../form/schema';
import { search } from './search';
import { typeLabel } from './type-label';
import type { Workbench } from './workbench';

/** The images that match every word of the input: in name, alternative texts or folder. */
export function findPictures(pictures: readonly SitePicture[], typed: string): SitePicture[] {
  return search(pictures, typed, ({ file, uses }) => [
    nameIn(file),
    uses.flatMap(({ words = [] }) => words.flatMap(({ text }) => text ?? [])),
    [file, ...uses.map(({ title }) => title)],
  ]);
}

/** The size of an image: "1600 × 1200, 240 kB"; empty if it cannot be displayed. */
export function sizeOf({ facts }: SitePicture): string {
  if (!facts) return '';
  const { width, height, bytes } = facts;
  return `${Math.round(width)} × ${Math.round(height)}, ${fileSize(bytes)}`;
}

/** The number of uses of an image: "On 2 pages". */
export function shownOn({ uses }: SitePicture): string {
  const pages = new Set(uses.map(({ route }) => route));
  if (pages.size === 0) return 'Not shown';
  if (pages.has('')) return 'On every page';
  return `On ${plural(pages.size, 'page')}`;
}

/** Where a page uses an image: its section or its role. */
export function placeName(workbench: Workbench, { section, shared, pointer }: PictureUse): string {
  if (shared !== undefined) return `Shared section ${shared}`;
  if (section) return section.heading ? `“${section.heading}”` : typeLabel(workbench, section.type);
  const [name = ''] = pointer.replace(/^\w*:/, '').split('/').filter(Boolean).slice(-1);
  return name === 'socialImage' ? 'Picture for sharing' : labelOf(name);
}
