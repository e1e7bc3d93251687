import { downloadTypes } from '../model/downloads';
import { imageTypes } from '../model/images';
import { siteFolder } from '../model/routes';
import { nameIn } from '../text/paths';
import { fontTypes } from './theme/faces';

const contentTypes = [/\.json$/i, imageTypes, downloadTypes, fontTypes];

/** Whether a file is named like content of a site: a document, an image, a download, a typeface or its license. */
export function isNamedLikeContent(file: string): boolean {
  return contentTypes.some((types) => types.test(file)) || isFaceLicense(file);
}

/** Whether a file is the license of a typeface, which must accompany it. */
export function isFaceLicense(file: string): boolean {
  return file.startsWith(`${siteFolder}/fonts/`) && /^(OFL|LICEN[CS]E|COPYING)\b[\w.-]*$/i.test(nameIn(file));
}
