import type { Api } from '../protocol/api';
import type { Conflict, Outcome, Written } from '../protocol/documents';
import type { ShownPlan } from '../protocol/plans';
import { noServer } from './state/ask-server';
import type { KeptChanges } from './state/kept';

const base = '/__workbench/';

function token(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="workbench-token"]')?.content ?? '';
}

function picturePath(file: string, { name }: File, isPlan = false): string {
  return `pictures?${new URLSearchParams({ file, name, ...(isPlan && { plan: 'yes' }) })}`;
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : `The development server answers ${response.status}.`;
}

async function writtenBy(asking: () => Promise<Response>): Promise<Written> {
  let response: Response;
  try {
    response = await asking();
    if (response.ok) return { kind: 'written', ...((await response.json()) as Outcome) };
    if (response.status === 409) {
      const answer = (await response.clone().json()) as { conflicts?: Conflict[]; stuck?: string };
      if (answer.stuck) return { kind: 'stuck', message: await messageOf(response) };
      if (answer.conflicts) return { kind: 'conflict', conflicts: answer.conflicts };
    }
  } catch {
    return { kind: 'away' };
  }
  // Both are retried later: a server that is stopping answers 5xx, and a restarted one answers 403 until this page is reloaded,
  // because the page has the token of the earlier server.
  if (response.status >= 500 || response.status === 403) return { kind: 'away' };
  return { kind: 'refused', message: await messageOf(response) };
}

/** Creates the development server's API over HTTP. @param kept says which tab asks */
export function createHttpApi({ openTabs }: Pick<KeptChanges, 'openTabs'>): Api {
  /** Headers that identify this page and tab. */
  async function viewer(): Promise<Record<string, string>> {
    const { tab, others } = await openTabs();
    return {
      'x-workbench-token': token(),
      'x-workbench-tab': tab,
      'x-workbench-others': others.join(' '),
    };
  }

  /** Uploads an image unchanged. */
  async function send(path: string, image: Blob): Promise<Response> {
    const headers = { ...(await viewer()), 'content-type': image.type };
    return fetch(base + path, { method: 'POST', headers, body: image });
  }

  async function addImage(file: string, image: Blob): Promise<string | undefined> {
    try {
      const response = await send(`images?file=${encodeURIComponent(file)}`, image);
      return response.ok ? undefined : await messageOf(response);
    } catch {
      return `${noServer} Choose the image again when it does.`;
    }
  }

  async function ask(path: string, body: unknown): Promise<Response> {
    const headers = await viewer();
    if (body === undefined) return fetch(base + path, { headers });
    headers['content-type'] = 'application/json';
    return fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** @throws Error with the server's message; TypeError, as `fetch` does, if the server is away */
  async function read<T>(path: string, body?: unknown): Promise<T> {
    return (await get(path, body)).json() as Promise<T>;
  }

  async function get(path: string, body?: unknown): Promise<Response> {
    const response = await ask(path, body);
    if (response.ok) return response;
    // A restarted server does not know this page until it is loaded again, which happens by itself.
    if (response.status === 403) throw new TypeError(await messageOf(response));
    throw new Error(await messageOf(response));
  }

  function write(path: string, body: unknown): Promise<Written> {
    return writtenBy(() => ask(path, body));
  }

  return {
    document: (route) => read(`document?route=${encodeURIComponent(route)}`),
    site: () => read('site'),
    history: () => read('history'),
    image: async (file) => (await get(`images?file=${encodeURIComponent(file)}`)).blob(),
    pictures: () => read('pictures'),
    replacing: async (file, image) => {
      const response = await send(picturePath(file, image, true), image);
      if (!response.ok) throw new Error(await messageOf(response));
      return (await response.json()) as ShownPlan;
    },
    replacePicture: (file, image) => writtenBy(() => send(picturePath(file, image), image)),
    write: (name, files, options) => write('edits', { name, files, ...options }),
    changes: () => read('changes'),
    beforeAndAfter: (page) => read(`before-and-after?${new URLSearchParams({ page })}`),
    throwAway: (unwanted) => write('throw-away', unwanted),
    offer: () => read('publication'),
    publish: (units, mark) => read('publication', { units, mark }),
    texts: (words) => read(`texts?words=${encodeURIComponent(words)}`),
    others: () => read('others'),
    getOthers: (mark, keep) => read('others', { mark, keep }),
    versions: (route, count) => read(`versions?${new URLSearchParams({ route, count: String(count) })}`),
    version: (version) => read(`version?${new URLSearchParams(version)}`),
    restore: (restored) => write('restore', restored),
    newPage: (page) => write('pages', page),
    plan: (asked) => read(`plan?${new URLSearchParams(asked)}`),
    carryOut: (asked) => write('page-plans', asked),
    addImage,
    step: (direction, skip = false) => write(direction, { skip }),
    examples: (type) => read(`examples?type=${encodeURIComponent(type)}`),
    tryExample: (type, name, section) => read('examples', { type, name, section }),
  };
}
