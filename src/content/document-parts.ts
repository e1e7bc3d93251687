import { type FieldTree, isRecord, typeOf } from './fields';
import type { SchemaSet } from './schemas';

/** A part of a document that has a schema of its own: the document without its sections, or a section. */
export interface DocumentPart {
  tree: FieldTree | undefined;
  value: unknown;
  /** The pointer to it. */
  at: string;
}

/** The parts of a document, checked or not. @param isSite whether it is the site document */
export function partsOf(document: unknown, isSite: boolean, schemas: SchemaSet): DocumentPart[] {
  if (isSite) return [{ tree: schemas.siteFields, value: document, at: '' }];
  const parts: DocumentPart[] = [{ tree: schemas.pageFields, value: document, at: '' }];
  const sections = isRecord(document) && Array.isArray(document.sections) ? document.sections : [];
  for (const [index, section] of sections.entries()) {
    if (isRecord(section))
      parts.push({ tree: schemas.sectionFields(typeOf(section)), value: section, at: `/sections/${index}` });
  }
  return parts;
}
