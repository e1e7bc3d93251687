import { isUtf8 } from 'node:buffer';
import { parseText } from '../../../content/json/parse';
import { commitOf, whyNoGit } from '../../../node/project/git';
import { UsageError, unlessRefused } from '../../../node/project/project';
import { usualBase } from '../../../node/project/revision';
import { filesIn } from '../../../node/read/git-files';
import { Refusal } from '../guard';
import type { Content } from '../history';
import { documentPath } from '../site-files';

/** The site's files that differ from the base. */
export interface ChangedFiles {
  /** The base in words: `the last commit of main (78aad0d)`. */
  base: string;
  files: ReadonlyMap<string, { before: Content; after: Content }>;
}

/**
 * Compares a site's files with the same base as `npm run review`.
 *
 * @param contentOf returns a file's current content. Throws a Refusal for files that do not belong to the site
 * @returns the reason in one line, if there is no git, repository or commit
 */
export function changedFiles(folder: string, contentOf: (file: string) => Content): ChangedFiles | string {
  const head = headOf(folder);
  if (typeof head === 'string') return head;
  try {
    const { revision, name } = baseOf(folder, head.commit);
    const files = new Map<string, { before: Content; after: Content }>();
    for (const [file, bytes] of filesIn(folder, revision)) {
      const then = contentIn(file, bytes);
      try {
        const after = contentOf(file);
        if (isSameContent(then, after)) continue;
        const before = withLineEndsOf(after, then);
        // Where git says that a file differs, its line ends alone are a change.
        files.set(file, { before: isSameContent(before, after) ? then : before, after });
      } catch (error) {
        // Files that are no content of the site cannot be changed here.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return { base: name, files };
  } catch (error) {
    if (error instanceof UsageError) return `Changes cannot be listed: ${error.message}`;
    throw error;
  }
}

/** The last commit, or what is missing. Each run of git costs as much as comparing ten pages, so few are made. */
function headOf(folder: string): { commit: string } | string {
  try {
    const commit = commitOf(folder, 'HEAD');
    return commit === undefined ? 'No commit yet: changes cannot be listed.' : { commit };
  } catch (error) {
    return `${whyNoGit(error)}: changes cannot be listed.`;
  }
}

/** The merge base with the main branch; without a main branch, the last commit. */
function baseOf(folder: string, head: string): { revision: string; name: string } {
  return unlessRefused(() => usualBase(folder, head), {
    revision: head,
    name: `the last commit (${head.slice(0, 7)})`,
  });
}

/** The content of a file: its text if it is named like a document, otherwise its bytes. */
export function contentIn(file: string, bytes: Buffer | undefined): Content {
  return bytes !== undefined && documentPath.test(file) && isUtf8(bytes) ? bytes.toString('utf8') : bytes;
}

/** A text of git with the line ends of the file that is here: git for Windows checks files out with its own. */
export function withLineEndsOf(present: Content, content: Content): Content {
  if (typeof content !== 'string' || typeof present !== 'string' || !present.includes('\r\n')) return content;
  return content.replaceAll(/\r?\n/g, '\r\n');
}

/** Whether two contents are equal. */
export function isSameContent(before: Content, after: Content): boolean {
  if (before instanceof Uint8Array && after instanceof Uint8Array)
    return Buffer.from(before).equals(Buffer.from(after));
  return before === after;
}

/** Whether a file is a readable document. */
export function isJson(content: Content): content is string {
  return typeof content === 'string' && parseText(content).faults.length === 0;
}
