import { isRecord } from '../model/is-record';
import { isSharedSection, siteFolder } from '../model/routes';
import { type FieldTree, typeOf } from './fields';
import type { SchemaSet } from './schemas';

/** A part of a document with its own schema: a section, or the document without its sections. */
export interface DocumentPart {
  tree: FieldTree | undefined;
  value: unknown;
  /** Its pointer. */
  at: string;
}

/** The parts of a document, valid or not. @param id of the page or shared section, or the site folder */
export function partsOf(document: unknown, id: string, schemas: SchemaSet): DocumentPart[] {
  if (id === siteFolder) return [{ tree: schemas.siteFields, value: document, at: '' }];
  const parts: DocumentPart[] = isSharedSection(id)
    ? []
    : [{ tree: schemas.pageFields, value: document, at: '' }];
  for (const [index, section] of sectionsIn(document, id).entries())
    if (isRecord(section))
      parts.push({
        tree: schemas.sectionFields(typeOf(section)),
        value: section,
        at: sectionPointer(id, index),
      });
  return parts;
}

/** The sections of a document, valid or not; a shared section is its own only section. */
export function sectionsIn(document: unknown, id: string): readonly unknown[] {
  if (!isRecord(document)) return [];
  if (isSharedSection(id)) return [document];
  return Array.isArray(document.sections) ? document.sections : [];
}

/** The pointer to a section of a document. @param index among the document's sections */
export function sectionPointer(id: string, index: number): string {
  return isSharedSection(id) ? '' : `/sections/${index}`;
}
