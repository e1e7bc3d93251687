import { attempt } from '../../content/text/attempt';

/** A branch that has been proposed. */
interface Proposed {
  branch: string;
  main: string;
  title: string;
  text: string;
  /** Git's URL of the fork that holds the branch, if it is another repository. */
  fork?: string | undefined;
}

/** Maximum length of text in a URL. */
const longest = 1500;

/**
 * The URL of a prefilled pull or merge request for a branch. Needs no account here; the person who opens it has one on the
 * host.
 *
 * @param address git's URL of the remote
 * @param output the remote's output for the push, in which most hosts name the URL
 * @returns undefined if the remote is a local folder or names no URL
 */
export function proposalLink(address: string, output: string, proposed: Proposed): string | undefined {
  const web = webAddress(address);
  const host = web === undefined ? '' : new URL(web).hostname;
  const { branch, main, title, text, fork = address } = proposed;
  const source = webAddress(fork);
  if (source === undefined || new URL(source).hostname !== host) return linkIn(output);
  const body = text.length > longest ? `${[...text].slice(0, longest).join('')}…` : text;
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  if (/(^|\.)github\./.test(host)) {
    const [base, compared] = [main, branch].map((name) => name.split('/').map(encodeURIComponent).join('/'));
    const [, owner] = new URL(source).pathname.split('/');
    const of = source === web ? '' : `${owner}:`;
    return `${web}/compare/${base}...${of}${compared}?${query({ quick_pull: '1', title, body })}`;
  }
  if (/(^|\.)gitlab\./.test(host)) {
    const values = {
      'merge_request[source_branch]': branch,
      'merge_request[target_branch]': main,
      'merge_request[title]': title,
      'merge_request[description]': body,
    };
    // A fork asks the repository that it is of.
    return `${source}/-/merge_requests/new?${query(values)}`;
  }
  return linkIn(output);
}

/** The web page of a repository, from `git@host:owner/name.git` and similar addresses. */
function webAddress(address: string): string | undefined {
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
  const encoded = parts.map((part) =>
    long ? encodeURI(attempt(() => decodeURIComponent(part), part)) : encodeURIComponent(part),
  );
  const url = `${scheme}://${host}${isOwnPort?.[1] ?? ''}/${encoded.join('/')}`;
  return URL.canParse(url) ? url : undefined;
}

function linkIn(output: string): string | undefined {
  const [url] = /(?<=^remote:.*)https?:\/\/[^\s<>"']+/m.exec(output) ?? [];
  return url !== undefined && URL.canParse(url) ? url : undefined;
}
