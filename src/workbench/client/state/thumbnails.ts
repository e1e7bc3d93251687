import type { Api } from '../../protocol/api';

/** The URL of a thumbnail; undefined if it cannot be displayed. Each is requested only once. */
export type Thumbnails = (file: string, mark: string) => Promise<string | undefined>;

/** Creates the thumbnails of a workbench; without a server there are none. */
export function createThumbnails(api: Api | undefined): Thumbnails {
  const requested = new Map<string, Promise<string | undefined>>();
  return (file, mark) => {
    const key = `${file} ${mark}`;
    const earlier = requested.get(key);
    if (earlier) return earlier;
    const asked = api
      ?.image(file)
      .then((image) => URL.createObjectURL(image))
      .catch(() => undefined);
    const url = asked ?? Promise.resolve(undefined);
    requested.set(key, url);
    return url;
  };
}
