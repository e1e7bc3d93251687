// Generated from the files of src/content/checks by `npm run generate`. Do not edit.
import siteChecks from '#site/checks.generated';
import { animatedImage } from './animated-image';
import { brokenCharacter } from './broken-character';
import { brokenDownload } from './broken-download';
import { brokenImage } from './broken-image';
import { contactMismatch } from './contact-mismatch';
import type { Check } from './core/check';
import { deadAnchor } from './dead-anchor';
import { deadLink } from './dead-link';
import { downloadTooLarge } from './download-too-large';
import { draftLanguage } from './draft-language';
import { duplicateAnchor } from './duplicate-anchor';
import { duplicateDescription } from './duplicate-description';
import { duplicateKey } from './duplicate-key';
import { duplicateRoute } from './duplicate-route';
import { duplicateTitle } from './duplicate-title';
import { emptyList } from './empty-list';
import { exampleText } from './example-text';
import { fileNameAlt } from './file-name-alt';
import { glossary } from './glossary';
import { headingOutline } from './heading-outline';
import { htmlInCopy } from './html-in-copy';
import { imageRatio } from './image-ratio';
import { imageTooLarge } from './image-too-large';
import { imageTooSmall } from './image-too-small';
import { invisibleCharacter } from './invisible-character';
import { itemNumbers } from './item-numbers';
import { jsonSyntax } from './json-syntax';
import { leftoverText } from './leftover-text';
import { linkMismatch } from './link-mismatch';
import { lowContrast } from './low-contrast';
import { malformedHref } from './malformed-href';
import { markdownInCopy } from './markdown-in-copy';
import { missingAlt } from './missing-alt';
import { missingDocument } from './missing-document';
import { missingDownload } from './missing-download';
import { missingImage } from './missing-image';
import { missingLetters } from './missing-letters';
import { missingProperty } from './missing-property';
import { missingTeaser } from './missing-teaser';
import { missingTranslation } from './missing-translation';
import { mojibake } from './mojibake';
import { moneyFormat } from './money-format';
import { neededDraft } from './needed-draft';
import { numberMismatch } from './number-mismatch';
import { orphanPage } from './orphan-page';
import { outdatedDocument } from './outdated-document';
import { ownAddress } from './own-address';
import { pastBanner } from './past-banner';
import { pictureWithoutWords } from './picture-without-words';
import { placeholderMismatch } from './placeholder-mismatch';
import { privateAddress } from './private-address';
import { repeatedHeading } from './repeated-heading';
import { spelling } from './spelling';
import { staleTranslation } from './stale-translation';
import { starterText } from './starter-text';
import { tableCells } from './table-cells';
import { textDirection } from './text-direction';
import { unexpectedFile } from './unexpected-file';
import { unknownProperty } from './unknown-property';
import { unknownSection } from './unknown-section';
import { unknownSharedSection } from './unknown-shared-section';
import { unlistedPage } from './unlisted-page';
import { unreadTranslation } from './unread-translation';
import { unsafeHref } from './unsafe-href';
import { untranslated } from './untranslated';
import { unusedAccept } from './unused-accept';
import { unusedImage } from './unused-image';
import { unusedSharedSection } from './unused-shared-section';
import { unusedTranslation } from './unused-translation';
import { videoPage } from './video-page';
import { wrongAccept } from './wrong-accept';
import { wrongAddress } from './wrong-address';
import { wrongBreadcrumb } from './wrong-breadcrumb';
import { wrongCount } from './wrong-count';
import { wrongFace } from './wrong-face';
import { wrongField } from './wrong-field';
import { wrongLanguage } from './wrong-language';
import { wrongLength } from './wrong-length';
import { wrongPeriod } from './wrong-period';
import { wrongRedirect } from './wrong-redirect';
import { wrongRoute } from './wrong-route';
import { wrongRule } from './wrong-rule';
import { wrongScript } from './wrong-script';
import { wrongType } from './wrong-type';
import { wrongValue } from './wrong-value';
import { wrongWords } from './wrong-words';

/** Every check: those of the engine, then those of the site. */
export const checks: readonly Check[] = [
  animatedImage,
  brokenCharacter,
  brokenDownload,
  brokenImage,
  contactMismatch,
  deadAnchor,
  deadLink,
  downloadTooLarge,
  draftLanguage,
  duplicateAnchor,
  duplicateDescription,
  duplicateKey,
  duplicateRoute,
  duplicateTitle,
  emptyList,
  exampleText,
  fileNameAlt,
  glossary,
  headingOutline,
  htmlInCopy,
  imageRatio,
  imageTooLarge,
  imageTooSmall,
  invisibleCharacter,
  itemNumbers,
  jsonSyntax,
  leftoverText,
  linkMismatch,
  lowContrast,
  malformedHref,
  markdownInCopy,
  missingAlt,
  missingDocument,
  missingDownload,
  missingImage,
  missingLetters,
  missingProperty,
  missingTeaser,
  missingTranslation,
  mojibake,
  moneyFormat,
  neededDraft,
  numberMismatch,
  orphanPage,
  outdatedDocument,
  ownAddress,
  pastBanner,
  pictureWithoutWords,
  placeholderMismatch,
  privateAddress,
  repeatedHeading,
  spelling,
  staleTranslation,
  starterText,
  tableCells,
  textDirection,
  unexpectedFile,
  unknownProperty,
  unknownSection,
  unknownSharedSection,
  unlistedPage,
  unreadTranslation,
  unsafeHref,
  untranslated,
  unusedAccept,
  unusedImage,
  unusedSharedSection,
  unusedTranslation,
  videoPage,
  wrongAccept,
  wrongAddress,
  wrongBreadcrumb,
  wrongCount,
  wrongFace,
  wrongField,
  wrongLanguage,
  wrongLength,
  wrongPeriod,
  wrongRedirect,
  wrongRoute,
  wrongRule,
  wrongScript,
  wrongType,
  wrongValue,
  wrongWords,
  ...siteChecks,
];
