/** A branch on its way to be accepted. */
export interface Proposed {
  branch: string;
  main: string;
  title: string;
  text: string;
}

/** How long a text may be that an address carries. */
const longest = 1500;

/**
 * Where somebody opens the request that a branch be accepted, filled in. It needs no account here: whoever opens it has one there.
 *
 * @param address of the remote repository, as git has it
 * @param said what the other side printed when it took the branch: most name the address themselves
 * @returns undefined where the other side is only a folder, or says nothing
 */
export function proposalLink(address: string, said: string, proposed: Proposed): string | undefined {
  const web = webAddress(address);
  const host = web === undefined ? '' : new URL(web).hostname;
  const { branch, main, title, text } = proposed;
  const body = text.length > longest ? `${[...text].slice(0, longest).join('')}…` : text;
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  if (/(^|\.)github\./.test(host)) {
    const compared = [main, branch].map((name) => name.split('/').map(encodeURIComponent).join('/'));
    return `${web}/compare/${compared.join('...')}?${query({ quick_pull: '1', title, body })}`;
  }
  if (/(^|\.)gitlab\./.test(host)) {
    const values = {
      'merge_request[source_branch]': branch,
      'merge_request[target_branch]': main,
      'merge_request[title]': title,
      'merge_request[description]': body,
    };
    return `${web}/-/merge_requests/new?${query(values)}`;
  }
  return linkIn(said);
}

/** The page of a repository: what `git@host:owner/name.git` and its kind are on the web. */
export function webAddress(address: string): string | undefined {
  const short = /^(?:[^/@\s]+@)?([\w.-]+\.[\w-]+):(?!\/\/)\/?(.+)$/.exec(address);
  const long = /^(?:https?|ssh|git):\/\/(?:[^/@\s]+@)?([^/:\s]+)(?::\d+)?\/(.+)$/.exec(address);
  const [, host, path] = short ?? long ?? [];
  if (host === undefined || path === undefined) return undefined;
  const isOwnPort = /^https?:\/\/(?:[^/@\s]+@)?[^/:\s]+(:\d+)\//.exec(address);
  const scheme = address.startsWith('http:') ? 'http' : 'https';
  const parts = path
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split('/');
  const encoded = parts.map((part) => (long ? encodeURI(decoded(part)) : encodeURIComponent(part)));
  const found = `${scheme}://${host}${isOwnPort?.[1] ?? ''}/${encoded.join('/')}`;
  return URL.canParse(found) ? found : undefined;
}

/** A part of an address as it is meant; one that nobody can read stays. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function linkIn(said: string): string | undefined {
  const [found] = /(?<=^remote:.*)https?:\/\/[^\s<>"']+/m.exec(said) ?? [];
  return found !== undefined && URL.canParse(found) ? found : undefined;
}
