import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from './project';

/** The version of the engine in a folder: this one by default. */
export function engineVersion(root = engineRoot): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return String(version);
}

/**
 * The address of the check reference: in the repository checked out by GitHub or GitLab CI if that contains it,
 * otherwise the file itself.
 */
export function docsAddress(env = process.env, root = engineRoot): string {
  const file = path.join(root, 'docs/checks.md');
  const within = (folder: string) =>
    path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
  const isIn = (folder: string) =>
    !within(folder).startsWith('..') && !within(folder).includes('node_modules/');
  const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = env;
  if (GITHUB_WORKSPACE && GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA && isIn(GITHUB_WORKSPACE))
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/${within(GITHUB_WORKSPACE)}`;
  const { CI_PROJECT_DIR, CI_PROJECT_URL, CI_COMMIT_SHA } = env;
  if (CI_PROJECT_DIR && CI_PROJECT_URL && CI_COMMIT_SHA && isIn(CI_PROJECT_DIR))
    return `${CI_PROJECT_URL}/-/blob/${CI_COMMIT_SHA}/${within(CI_PROJECT_DIR)}`;
  return pathToFileURL(file).href;
}
