import { isRecord } from '../model/is-record';
import { isSharedSection, siteFolder } from '../model/routes';
import { type FieldTree, typeOf } from './fields';
import type { SchemaSet } from './schemas';

/** A part of a document that has a schema of its own: the document without its sections, or a section. */
export interface DocumentPart {
  tree: FieldTree | undefined;
  value: unknown;
  /** The pointer to it. */
  at: string;
}

/** The parts of a document, checked or not. @param id of the page, of the shared section, or the folder of the site */
export function partsOf(document: unknown, id: string, schemas: SchemaSet): DocumentPart[] {
  if (isSharedSection(id))
    return [{ tree: schemas.sectionFields(typeOf(document)), value: document, at: '' }];
  if (id === siteFolder) return [{ tree: schemas.siteFields, value: document, at: '' }];
  const parts: DocumentPart[] = [{ tree: schemas.pageFields, value: document, at: '' }];
  const sections = isRecord(document) && Array.isArray(document.sections) ? document.sections : [];
  for (const [index, section] of sections.entries()) {
    if (isRecord(section))
      parts.push({ tree: schemas.sectionFields(typeOf(section)), value: section, at: `/sections/${index}` });
  }
  return parts;
}

/** The sections of a document as they stand, checked or not: of a shared section, itself. */
export function sectionsIn(document: unknown, id: string): readonly unknown[] {
  if (!isRecord(document)) return [];
  if (isSharedSection(id)) return [document];
  return Array.isArray(document.sections) ? document.sections : [];
}

/** The pointer to a section of a document. @param index its place among the document's sections */
export function sectionPointer(id: string, index: number): string {
  return isSharedSection(id) ? '' : `/sections/${index}`;
}
