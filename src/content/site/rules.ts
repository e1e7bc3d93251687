import { type Finding, type Place, pointerToken, type Severity } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { withoutPlaces } from '../model/places';
import { siteFolder } from '../model/routes';
import { didYouMean } from '../text/quote';
import { suggest } from '../text/suggest';

/** The site's configuration of the checks. */
export const rulesFile = `${siteFolder}/rules.json`;

type RuleOption = number | boolean | string | readonly string[];

/** The options of a check, with defaults for all that the site does not set. */
export type Options = Readonly<Record<string, RuleOption>>;

/** The parts of a check that rules refer to. */
export interface RuledCheck {
  code: string;
  severity?: Severity;
  /** What a site can set in its rules: the default, and the JSON Schema of allowed values with a description. */
  options?: Readonly<Record<string, { usual: RuleOption; schema: Readonly<Record<string, unknown>> }>>;
  /**
   * What lets findings pass: `$accept` in a document, the rules of a site, or both if omitted. Nothing does where the
   * page could not be built, or would be broken for visitors.
   */
  waivedBy?: readonly Waiver[];
  page?: unknown;
}

type Waiver = '$accept' | 'rules';

/** Whether something lets findings of a check pass. */
export function waives(waiver: Waiver, { waivedBy }: RuledCheck): boolean {
  return waivedBy?.includes(waiver) ?? true;
}

/** The site's configuration of one check. */
interface Rule {
  severity: Severity | 'off' | undefined;
  /** Folders to which it does not apply. */
  ignore: readonly string[];
}

/** The site's configuration of all checks; see `readRules`. */
export interface Rules {
  byCode: ReadonlyMap<string, Rule>;
  /** The codes of checks that no rule lowers, in no folder. */
  fixed: ReadonlySet<string>;
  /** The options of every check that has any, including defaults. */
  options: ReadonlyMap<string, Options>;
  /** Every folder that is ignored by one check or all of them, with its place in the document. */
  folders: readonly (Place & { folder: string })[];
  /** Rules about unknown checks, or with invalid options. */
  mistakes: readonly Omit<Finding, 'code' | 'severity'>[];
}

/**
 * Reads the rules of a site: `{ "spelling": { "severity": "off", "reason": "…" } }`. Invalid entries are ignored; the
 * schema's checks and `wrong-rule` report them.
 *
 * @param source the file, valid or not; undefined if there is none
 * @param checks all checks
 */
export function readRules(source: { value: unknown } | undefined, checks: readonly RuledCheck[]): Rules {
  const entries = isRecord(source?.value) ? source.value : {};
  const byCode = new Map<string, Rule>();
  const folders: Rules['folders'][number][] = [];
  const mistakes: Rules['mistakes'][number][] = [];
  const codes = checks.map(({ code }) => code);
  const fixed = new Set(checks.flatMap((check) => (waives('rules', check) ? [] : check.code)));
  const addFolders = (list: unknown, at: string, folderOf: (entry: unknown) => unknown) => {
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
      const folder = folderOf(entry);
      if (typeof folder === 'string' && folder !== '')
        folders.push({
          file: rulesFile,
          pointer: `${at}/${index}${isRecord(entry) ? '/folder' : ''}`,
          folder,
        });
    }
  };
  // If the rules cannot be read, that is the mistake to mend: any warning may have been turned off.
  if (source && !isRecord(source.value))
    for (const { code, severity } of checks)
      if (severity === 'warning') byCode.set(code, { severity: 'off', ignore: [] });
  for (const [code, rule] of Object.entries(entries)) {
    const pointer = pointerToken(code);
    if (code === '$schema') continue;
    if (code === 'ignore') {
      addFolders(rule, pointer, (entry) => (isRecord(entry) && hasReason(entry) ? entry.folder : undefined));
      continue;
    }
    if (!codes.includes(code)) {
      const meant = suggest(code, codes);
      const hint = didYouMean(meant, 'npm run validate-pages -- --explain lists all codes.');
      const message = `There is no check "${code}".`;
      mistakes.push({ file: rulesFile, pointer, at: 'property', message, hint });
      continue;
    }
    if (!isRecord(rule) || !hasReason(rule)) continue;
    const severity = severities.find((level) => level === rule.severity);
    const isLowered = severity === 'off' || severity === 'warning' || Array.isArray(rule.ignore);
    if (isLowered && fixed.has(code)) {
      const at = severity === undefined || severity === 'error' ? 'ignore' : 'severity';
      mistakes.push({
        file: rulesFile,
        pointer: `${pointer}/${at}`,
        message: `"${code}" is always an error.`,
        hint: 'The page would be broken for visitors: correct what it reports.',
      });
      continue;
    }
    addFolders(rule.ignore, `${pointer}/ignore`, (entry) => entry);
    const ignore = Array.isArray(rule.ignore) ? rule.ignore.filter((entry) => typeof entry === 'string') : [];
    byCode.set(code, { severity, ignore });
  }
  return { byCode, fixed, folders, mistakes, options: optionsOf(entries, checks) };
}

const severities = ['off', 'warning', 'error'] as const;

export function hasReason({ reason }: Record<string, unknown>): boolean {
  return typeof reason === 'string' && reason.trim() !== '';
}

function optionsOf(entries: Record<string, unknown>, checks: readonly RuledCheck[]): Map<string, Options> {
  const options = new Map<string, Options>();
  for (const { code, options: available } of checks) {
    if (!available) continue;
    const rule = entries[code];
    const own = isRecord(rule) && hasReason(rule) ? rule : {};
    const values = Object.entries(available).map(([name, { usual }]) => [
      name,
      isLike(own[name], usual) ? own[name] : usual,
    ]);
    options.set(code, Object.fromEntries(values));
  }
  return options;
}

/** Whether two values have the same type; the schema checks the rest. */
function isLike(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return typeof value === typeof usual;
}

/** Applies the rules of a site to findings: removes ignored ones and sets severities. */
export function applyRules(findings: Finding[], { byCode, fixed, folders }: Rules): Finding[] {
  const everywhere = folders.filter(({ pointer }) => pointer.startsWith('/ignore/'));
  if (byCode.size === 0 && everywhere.length === 0) return findings;
  return findings.flatMap((finding) => {
    if (fixed.has(finding.code)) return [finding];
    const { severity = finding.severity, ignore = [] } = byCode.get(finding.code) ?? {};
    if (severity === 'off') return [];
    const ignored = [...ignore, ...everywhere.map(({ folder }) => folder)];
    const isIgnored = ({ file }: Place) => ignored.some((folder) => file.startsWith(`${folder}/`));
    const left = withoutPlaces(finding, isIgnored);
    if (!left) return [];
    return [severity === left.severity ? left : { ...left, severity }];
  });
}

/** The options that differ from their defaults: part of the key of cached pages. */
export function unusualOptions({ options }: Rules, checks: readonly RuledCheck[]): Record<string, Options> {
  const unusual = checks.flatMap(({ code, options: available = {}, page }) => {
    const chosen = options.get(code);
    const differs = Object.entries(available).some(([name, { usual }]) => chosen?.[name] !== usual);
    return page && chosen && differs ? [[code, chosen] as const] : [];
  });
  return Object.fromEntries(unusual);
}
