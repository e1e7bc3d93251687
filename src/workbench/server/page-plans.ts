import path from 'node:path';
import { planPageMove } from '../../commands/refactor/move-page';
import { BrokenDocuments, mendFirst } from '../../commands/refactor/obstacles';
import { planPageRemoval } from '../../commands/refactor/remove-page';
import { UnfitTexts, unfitInWords } from '../../commands/refactor/unfit-texts';
import { redirectsFile } from '../../content/model/redirects';
import { routeOf, siteFolder } from '../../content/model/routes';
import { visible } from '../../content/text/encode/visible';
import type { Checker } from '../../node/check/checker';
import { type EditNote, type Plan, type PlannedChange, staleTranslations } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import type { PagePlan, ShownPlan } from '../protocol/plans';
import { Refusal } from './guard';
import type { Content, StepFile } from './history';
import { planPictureRemoval } from './picture-plans';
import { planReplacing, readReplacement } from './replacement';

/** Parses a request. @throws Refusal if it is none of these */
export function readPagePlan(asked: Record<string, unknown>): PagePlan {
  const { from, to, route, instead, gone, picture } = asked;
  const replacement = readReplacement(asked);
  if (replacement) return replacement;
  const isRoute = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;
  if (isRoute(picture)) return { picture };
  if (isRoute(from) && isRoute(to)) return { from, to };
  if (isRoute(route) && gone === 'yes' && instead === undefined) return { route, gone };
  if (isRoute(route) && gone === undefined && (instead === undefined || isRoute(instead)))
    return { route, instead };
  throw new Refusal(422, 'A page moves from one route to another, or goes.');
}

/** A plan with the links that would lead nowhere, if it knows of any. */
type LeadingPlan = Plan & { links?: readonly { file: string }[] };

/** Plans the request. @throws Refusal with the reason in an editor's words */
export function planFor(checker: Checker, folder: string, asked: PagePlan): LeadingPlan {
  try {
    if ('find' in asked) return planReplacing(checker, folder, asked);
    if ('picture' in asked) return planPictureRemoval(checker, folder, asked.picture);
    if ('from' in asked) return planPageMove(checker, folder, asked);
    const { gone, ...removed } = asked;
    return planPageRemoval(checker, folder, { ...removed, isGone: gone === 'yes' });
  } catch (error) {
    const nameOf = (file: string) => titleOf(path.posix.dirname(file), checker);
    refuse(error, 'find' in asked ? nameOf : undefined);
  }
}

/**
 * Throws a Refusal in place of a command's error, without what the workbench shows anyway; any other error as it is.
 *
 * @param nameOf how to name a file
 */
export function refuse(error: unknown, nameOf = (file: string) => file): never {
  if (!(error instanceof UsageError)) throw error;
  if (error instanceof BrokenDocuments) throw new Refusal(422, mendFirst(error.files.map(nameOf)));
  if (error instanceof UnfitTexts) throw new Refusal(422, unfitInWords(error.texts, nameOf));
  throw new Refusal(422, error.message);
}

function titleOf(folder: string, checker: Checker): string {
  return folder === siteFolder ? 'Header and footer' : checker.facts(folder)?.title || routeOf(folder);
}

/** Groups a plan by page. */
export function shownPlan({ title, changes, notes, links = [] }: LeadingPlan, checker: Checker): ShownPlan {
  const pages = new Map<string, string[]>();
  for (const change of changes) {
    const isRedirects = change.kind === 'create' && change.file === redirectsFile;
    if (change.kind !== 'edit' && !isRedirects) continue;
    const title =
      change.file === redirectsFile ? 'Redirects' : titleOf(path.posix.dirname(change.file), checker);
    pages.set(title, [...(pages.get(title) ?? []), ...change.what.map(inWords)]);
  }
  const linking = new Set(links.map(({ file }) => path.posix.dirname(file)));
  return {
    title,
    pages: [...pages].map(([name, what]) => ({ title: name, what: counted(what) })),
    notes: notes.map((note) =>
      typeof note === 'string' ? note : `${staleTranslations(note.count)}, and listed as findings.`,
    ),
    links: [...linking].map((folder) => titleOf(folder, checker)),
  };
}

/** What an edit does, for people who do not see the file. */
function inWords(edit: EditNote): string {
  if (typeof edit === 'string') return edit;
  const { what } = edit;
  if (!('kind' in what)) return what.map(visible).join('\n');
  return `${what.route} ${what.kind === 'alias-added' ? 'leads here' : 'does not lead here any more'}`;
}

/** Lists repeated lines once with a count. */
function counted(lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const times = lines.filter((other) => other === line).length;
    return times === 1 ? line : `${line}, ${times} times`;
  });
}

/** The file changes of a plan. @param contentOf returns a file's current content */
export function changesOf(
  changes: readonly PlannedChange[],
  contentOf: (file: string) => Content,
): StepFile[] {
  const edits = new Map(changes.flatMap((change) => (change.kind === 'edit' ? [[change.file, change]] : [])));
  const moved = new Set(changes.flatMap((change) => (change.kind === 'move' ? change.from : [])));
  return changes.flatMap((change): StepFile[] => {
    switch (change.kind) {
      case 'edit':
        return moved.has(change.file)
          ? []
          : [{ file: change.file, before: change.before, after: change.after }];
      case 'create':
        return [{ file: change.file, before: undefined, after: change.text }];
      case 'remove':
        return [{ file: change.file, before: contentOf(change.file), after: undefined }];
      default: {
        const before = contentOf(change.from);
        return [
          { file: change.to, before: contentOf(change.to), after: edits.get(change.from)?.after ?? before },
          { file: change.from, before, after: undefined },
        ];
      }
    }
  });
}
