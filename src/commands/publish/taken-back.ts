import { diffDocuments } from '../../content/json/difference';
import { jsonIn, propertiesIn } from '../../content/json/json-in';
import { kindByName } from '../../content/model/document-kind';
import { type Blob, isSameBlob, type Repository } from './repository';

/** A file before it was published, as it was published, and as it is here now; undefined where it does not exist. */
interface States {
  before: Blob | undefined;
  sent: Blob | undefined;
  here: Blob | undefined;
}

/**
 * Whether a file takes back what was published from here: it is as it was before, as `git checkout` leaves it, or is nearer to
 * that than to what was published, as after a change on top of it.
 *
 * @param file by path in the site's folder
 */
export function isTakenBack(repository: Repository, file: string, { before, sent, here }: States): boolean {
  if (isSameBlob(here, sent) || isSameBlob(before, sent)) return false;
  if (isSameBlob(here, before)) return true;
  if (!before || !sent || !here || !file.endsWith('.json')) return false;
  repository.contentsOf([before.hash, sent.hash, here.hash]);
  const [was, went, is] = [before, sent, here].map((blob) => repository.textOf(blob)) as Texts;
  if (kindByName(file) !== 'a dictionary') return isNearer(jsonIn(was), jsonIn(went), jsonIn(is));
  // Entries that came and went again are those of a text that was changed twice.
  const texts = Object.keys(propertiesIn(was));
  const [old, other, own] = [was, went, is].map((text) => {
    const entries = propertiesIn(text);
    return Object.fromEntries(texts.flatMap((key) => (key in entries ? [[key, entries[key]]] : [])));
  });
  return isNearer(old, other, own);
}

type Texts = [string, string, string];

/** Whether a document is nearer to an old state than to a new one, counted in edits. */
function isNearer(old: unknown, latest: unknown, own: unknown): boolean {
  if ([old, latest, own].includes(undefined)) return false;
  return diffDocuments(old, own).length < diffDocuments(latest, own).length;
}
