import { jsonIn } from '../../content/json/json-in';
import { textsIn } from '../../content/json/values';
import { imageTypes } from '../../content/model/images';
import { resolveFile } from '../../content/site/load';
import type { StepFile } from './history';

/** The images that a document refers to, relative to the site's folder; not addresses and words that end like one. None if it is not JSON. */
export function imagesIn(file: string, text: string): Set<string> {
  const paths = textsIn(jsonIn(text)).filter((one) => /^\.\.?\//.test(one) && imageTypes.test(one));
  return new Set(paths.flatMap((one) => resolveFile(file, one) ?? []));
}

/** The images that documents refer to after a change. */
export function imagesAfter(changes: readonly StepFile[]): Set<string> {
  return new Set(
    changes.flatMap(({ file, after }) => (typeof after === 'string' ? [...imagesIn(file, after)] : [])),
  );
}
