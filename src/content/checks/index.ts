import type { Check } from '../context';
import { deadAnchor } from './dead-anchor';
import { deadLink } from './dead-link';
import { duplicateRoute } from './duplicate-route';
import { jsonSyntax } from './json-syntax';
import { missingDocument } from './missing-document';
import { missingImage } from './missing-image';
import { missingProperty } from './missing-property';
import { missingTranslation } from './missing-translation';
import { unknownProperty } from './unknown-property';
import { unknownSection } from './unknown-section';
import { unlistedPage } from './unlisted-page';
import { unusedTranslation } from './unused-translation';
import { wrongCount } from './wrong-count';
import { wrongLength } from './wrong-length';
import { wrongRoute } from './wrong-route';
import { wrongType } from './wrong-type';
import { wrongValue } from './wrong-value';

/** Every check. A test compares this list with the folder. */
export const checks: readonly Check[] = [
  deadAnchor,
  deadLink,
  duplicateRoute,
  jsonSyntax,
  missingDocument,
  missingImage,
  missingProperty,
  missingTranslation,
  unknownProperty,
  unknownSection,
  unlistedPage,
  unusedTranslation,
  wrongCount,
  wrongLength,
  wrongRoute,
  wrongType,
  wrongValue,
];
