import { jsonIn } from '../../content/json/json-in';
import { textsIn } from '../../content/json/values';
import { downloadTypes } from '../../content/model/downloads';
import { imageTypes } from '../../content/model/images';
import { resolveFile } from '../../content/site/load';
import type { StepFile } from './history';

/** Whether a file beside a document is one that pages show or offer. */
export function isShownOrOffered(name: string): boolean {
  return imageTypes.test(name) || downloadTypes.test(name);
}

/** The images that a document refers to, relative to the site's folder; not addresses and words that end like one. None if it is not JSON. */
export function imagesIn(file: string, text: string): Set<string> {
  return namedIn(file, text, (name) => imageTypes.test(name));
}

/** The images and downloads that documents refer to before or after a change. */
export function filesNamed(side: 'before' | 'after', changes: readonly StepFile[]): Set<string> {
  return new Set(
    changes.flatMap(({ file, [side]: text }) =>
      typeof text === 'string' ? [...namedIn(file, text, isShownOrOffered)] : [],
    ),
  );
}

function namedIn(file: string, text: string, isOne: (name: string) => boolean): Set<string> {
  const paths = textsIn(jsonIn(text)).filter((one) => /^\.\.?\//.test(one) && isOne(one));
  return new Set(paths.flatMap((one) => resolveFile(file, one) ?? []));
}
