import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageList } from '../../src/build/images/image-cache';
import { servedImage } from '../../src/build/images/variants';
import { projectRoot } from '../../src/build/project/project';
import { listFiles, readSchemaFiles } from '../../src/build/read/files';
import { readSiteFiles } from '../../src/build/read/read';
import { compileSchemas } from '../../src/content/compile-schemas';
import { resolveExample } from '../../src/content/examples';
import { loadSite } from '../../src/content/load';
import type { Section, SectionType } from '../../src/content/types.generated';

/** The schemas and the site of this project, as the tests that loop over all units need them. */
export const schemas = compileSchemas(readSchemaFiles());
export const site = loadSite(readSiteFiles(path.join(projectRoot, 'pages')), schemas);
const imageFiles = [...site.images.keys()].sort();
/** The same as pages are resolved from it: with the names of its images. */
export const sharedContent = {
  ...site,
  images: new Map(
    new ImageList(path.join(projectRoot, 'pages'))
      .keysOf(imageFiles)
      .map((key) => [key.file, servedImage(key)]),
  ),
};
/** The codes of the languages of this project's site, the source language first. */
export const languages = site.languages.map(({ code }) => code);
export const sectionTypes = schemas.sectionTypes as readonly SectionType[];

/** The named examples of a section type, as they are written. */
export function writtenExamples(type: string): Record<string, object> {
  return JSON.parse(readFileSync(path.join(projectRoot, `schemas/sections/${type}.examples.json`), 'utf8'));
}

/** The named examples of a section type as components get them. */
export function examplesOf(type: string): Record<string, Section> {
  const [source = ''] = languages;
  return Object.fromEntries(
    Object.entries(writtenExamples(type)).map(([name, example]) => [
      name,
      resolveExample(type, example, schemas, site.languages, source),
    ]),
  );
}

/** Source files below a folder of the project, with their text. */
export function sources(folder: string): { file: string; text: string }[] {
  return listFiles(path.join(projectRoot, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(projectRoot, folder, file), 'utf8'),
    }));
}
