import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { SiteFiles } from '../content/load';
import type { ResolvedImage } from '../content/types.generated';
import { hashOf } from './hash';
import { projectRoot, reason, UsageError } from './project';

const imageTypes = /\.(avif|webp|png|jpe?g|svg)$/;

/**
 * Reads a site from disk: the text of its JSON files, and address and size of its images.
 *
 * @throws UsageError when the folder does not exist or a file cannot be read
 */
export function readSiteFiles(folder: string): SiteFiles {
  const documents = new Map<string, string>();
  const images = new Map<string, ResolvedImage>();
  const strays: string[] = [];
  for (const file of listFiles(folder)) {
    if (file.endsWith('.json')) {
      documents.set(file, read(path.join(folder, file)).toString('utf8'));
    } else if (imageTypes.test(file)) {
      const bytes = read(path.join(folder, file));
      images.set(file, {
        src: `/assets/${imageName(file, bytes)}`,
        ...sizeOf(bytes, path.join(folder, file)),
      });
    } else {
      strays.push(file);
    }
  }
  return { documents, images, strays };
}

/** The name under which the build serves an image: readable, and different when the image is. */
export function imageName(file: string, bytes: Uint8Array): string {
  const { name, ext } = path.parse(file);
  return `${name}-${hashOf(bytes)}${ext}`;
}

/** Every schema file by its path below `schemas/`, parsed. */
export function readSchemaFiles(folder = path.join(projectRoot, 'schemas')): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const file of listFiles(folder)) {
    if (!file.endsWith('.schema.json')) continue;
    try {
      files.set(file, JSON.parse(read(path.join(folder, file)).toString('utf8')));
    } catch (error) {
      throw new UsageError(`schemas/${file} is not JSON: ${(error as Error).message}`);
    }
  }
  return files;
}

/** Every file below a folder, as paths relative to it with `/`, in a stable order. Hidden files are left out. */
export function listFiles(folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${reason(error)}`);
  }
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${reason(error)}`);
  }
}

function sizeOf(bytes: Uint8Array, file: string): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    throw new UsageError(`${file} is not an image of the kind that its name says.`);
  }
}
