import type { Api } from '../protocol/api';
import type { Conflict, Outcome, Written } from '../protocol/documents';
import { noServer } from './state/ask-server';
import type { KeptChanges } from './state/kept';

type Query = Readonly<Record<string, string>>;

function token(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="workbench-token"]')?.content ?? '';
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : `The development server answers ${response.status}.`;
}

/** The response to a read. @throws Error with the server's message; TypeError, as `fetch` does, if the server is away */
async function answered(asking: Promise<Response>): Promise<Response> {
  const response = await asking;
  if (response.ok) return response;
  // A restarted server does not know this page until it is loaded again, which happens by itself.
  if (response.status === 403) throw new TypeError(await messageOf(response));
  throw new Error(await messageOf(response));
}

/** The outcome of a write. */
async function written(asking: Promise<Response>): Promise<Written> {
  let response: Response;
  try {
    response = await asking;
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
  /** Sends a request, which says what page and tab it comes from: what has a body is posted, an image unchanged. */
  async function ask(name: string, query: Query, body?: object): Promise<Response> {
    const { tab, others } = await openTabs();
    const isImage = body instanceof Blob;
    const asked = String(new URLSearchParams(query));
    return fetch(`/__workbench/${name}${asked && `?${asked}`}`, {
      headers: {
        'x-workbench-token': token(),
        'x-workbench-tab': tab,
        'x-workbench-others': others.join(' '),
        ...(body && { 'content-type': isImage ? body.type : 'application/json' }),
      },
      ...(body && { method: 'POST', body: isImage ? body : JSON.stringify(body) }),
    });
  }

  async function read<T>(name: string, query: Query = {}, body?: object): Promise<T> {
    const response = await answered(ask(name, query, body));
    return response.json() as Promise<T>;
  }

  const post = <T>(name: string, body: object) => read<T>(name, {}, body);
  const write = (name: string, body: object, query: Query = {}) => written(ask(name, query, body));

  async function addImage(file: string, image: Blob): Promise<string | undefined> {
    try {
      const response = await ask('images', { file }, image);
      return response.ok ? undefined : await messageOf(response);
    } catch {
      return `${noServer} Choose the image again when it does.`;
    }
  }

  return {
    document: (route) => read('document', { route }),
    site: () => read('site'),
    history: () => read('history'),
    image: async (file) => (await answered(ask('images', { file }))).blob(),
    pictures: () => read('pictures'),
    replacing: (file, image) => read('pictures', { file, name: image.name, plan: 'yes' }, image),
    replacePicture: (file, image) => write('pictures', image, { file, name: image.name }),
    write: (name, files, options) => write('edits', { name, files, ...options }),
    changes: () => read('changes'),
    beforeAndAfter: (page) => read('before-and-after', { page }),
    throwAway: (unwanted) => write('throw-away', unwanted),
    offer: () => read('publication'),
    publish: (units, mark) => post('publication', { units, mark }),
    texts: (words) => read('texts', { words }),
    others: () => read('others'),
    getOthers: (mark, keep) => post('others', { mark, keep }),
    versions: (route, count) => read('versions', { route, count: String(count) }),
    version: (version) => read('version', version),
    restore: (restored) => write('restore', restored),
    newPage: (page) => write('pages', page),
    plan: (asked) => read('plan', asked),
    carryOut: (asked) => write('page-plans', asked),
    addImage,
    step: (direction, skip = false) => write(direction, { skip }),
    examples: (type) => read('examples', { type }),
    tryExample: (type, name, section) => post('examples', { type, name, section }),
  };
}
