import { type PublishableUnit, verbIn } from '../../commands/publish/offer';
import { missingToPublish, Publisher } from '../../commands/publish/publish';
import { sentenceOf } from '../../commands/publish/report-publish';
import { type Finding, isError } from '../../content/model/diagnostics';
import { today } from '../../content/text/days';
import type { Offer, Publication, PublishedFinding } from '../protocol/publishing';
import type { Present } from './changes/changes';
import { Refusal } from './guard';
import { refuse } from './page-plans';

/** The label of the publish button, or what is missing. Makes no network request. */
export function publishing({ folder, contentOf }: Present): { verb: Offer['verb']; missing?: string } {
  const missing = missingToPublish(folder);
  const text = contentOf('_site/site.json');
  return {
    verb: verbIn(typeof text === 'string' ? text : undefined),
    ...(missing !== undefined && { missing }),
  };
}

/** What can be published now, merged and checked. @throws Refusal if the remote does not answer */
export async function offerPublication(present: Present): Promise<Offer> {
  return refusing(async () => {
    const publisher = publisherOf(present);
    const offer = await publisher.offer();
    const ids = offer.units.flatMap(({ id, proposal, takesBack }) => (proposal || takesBack ? [] : id));
    const draft = ids.length > 0 ? await publisher.draft(ids) : { kind: 'nothing' as const };
    return {
      ...offer,
      units: offer.units.map(({ files: _, ...unit }) => unit),
      findings: draft.kind === 'ready' ? draft.findings.map((one) => shown(one, offer.units)) : [],
      conflicts: draft.kind === 'conflicts' ? draft.conflicts : [],
    };
  });
}

/**
 * Publishes pages and parts.
 *
 * @param asked `units`: their ids; `mark`: the state that the caller has seen
 * @throws Refusal if that state is outdated, or the remote does not answer or rejects the push
 */
export async function publishUnits(present: Present, asked: Record<string, unknown>): Promise<Publication> {
  const { units, mark } = asked;
  if (!Array.isArray(units) || !units.every((id) => typeof id === 'string') || typeof mark !== 'string')
    throw new Refusal(422, 'Say which pages are published, and which state of them was seen.');
  return refusing(async () => {
    const result = await publisherOf(present).publish(units as string[], mark);
    if (result.kind === 'errors')
      return { kind: 'errors', findings: result.findings.filter(isError).map((one) => shown(one, [])) };
    if (result.kind !== 'published') return result;
    const { warnings: _, ...published } = result;
    return published;
  });
}

function publisherOf({ folder, schemas, checker, cacheFileOf }: Present): Publisher {
  const zone = checker.site.shared?.timeZone;
  return new Publisher({ folder, schemas, cacheFileOf, day: today(zone), mayAsk: false });
}

function shown(finding: Finding, units: readonly PublishableUnit[]): PublishedFinding {
  const { code, severity, file, causes = [], others = [], message, hint } = finding;
  const named = [file, ...others.map((place) => place.file), ...causes];
  const unit = units.find(({ files }) => named.some((name) => files.includes(name)))?.id;
  const plain = (text: string) => sentenceOf({ message: text }, (name) => name);
  return {
    ...{ code, severity, file, message: plain(message) },
    ...(unit !== undefined && { unit }),
    ...(hint !== undefined && { hint: plain(hint) }),
  };
}

/** Converts errors of git and the remote to refusals. */
export async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return refuse(error);
  }
}
