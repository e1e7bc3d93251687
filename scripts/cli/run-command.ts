import path from 'node:path';
import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { print, printError } from '../../src/node/project/print';
import { engineRoot, reason, siteRoot, UsageError } from '../../src/node/project/project';
import { settleFolder } from '../../src/node/write/lock';
import { errorLine } from '../error-line.cjs';
import { endWithNpm } from './with-npm';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command-line program: its options, help text and action. */
interface Command<O extends Options> {
  usage: string;
  options: O;
  /** Whether positional arguments are allowed. */
  takesPaths?: boolean;
  /** The options whose empty value means something. */
  mayBeEmpty?: readonly (keyof O & string)[];
  /** Why the command refuses a site elsewhere: `Migrations belong to the engine`. Undefined if it takes one. */
  ofEngine?: string;
  /** Runs the command. @returns the exit status: 0 on success, 1 if the input has a problem */
  run(
    values: ReturnType<typeof parseArgs<{ options: O }>>['values'],
    paths: string[],
  ): Promise<number> | number;
}

/**
 * Runs a command: `--help` prints the usage. A wrong argument, or anything else that prevents the command from working, is one
 * line on stderr and exit status 2. Stack traces are for bugs and need DEBUG=1.
 */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  // Tests run several commands in one process.
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(endQuietly)) stream.on('error', endQuietly);
  endWithNpm();
  try {
    const options = { ...ofSite(command.options), help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parse(options, command.takesPaths ?? false, command.mayBeEmpty);
    if (values.help) {
      print(`${command.usage.trim()}\n${command.ofEngine === undefined ? siteUsage : ''}`);
      return;
    }
    if (command.ofEngine !== undefined && siteRoot !== engineRoot)
      throw new UsageError(`${command.ofEngine}: call this in the folder of the engine, without --site.`);
    // Before any source is read, rolls back writes that an earlier process left incomplete when it was killed.
    for (const folder of new Set([engineRoot, siteRoot, path.join(siteRoot, 'pages')])) settleFolder(folder);
    process.exitCode = await command.run(values as Parameters<Command<O>['run']>[0], positionals);
  } catch (error) {
    process.exitCode = 2;
    printError(`${describeError(error)}\n`);
    // Open handles, such as a failed server or a file watcher, must not keep a failed command running.
    process.exit();
  }
}

function describeError(error: unknown): string {
  if (error instanceof UsageError) return `error: ${error.message.split('\n')[0]}`;
  return process.env.DEBUG ? inspect(error) : `error: ${errorLine(error)}`;
}

/** Printed in the help of every command that takes a site elsewhere. */
const siteUsage = `
--site DIR names the folder of another site, whose pages, schemas/site and src/site are meant.
`;

/** Defaults the folder options of a command to the site that it was called for. */
function ofSite(options: Options): Options {
  if (siteRoot === engineRoot) return options;
  const within = (value: string) =>
    ['pages', 'dist'].includes(value)
      ? path.relative(process.cwd(), path.join(siteRoot, value)) || '.'
      : value;
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const { default: usual } = option;
      if (typeof usual === 'string') return [name, { ...option, default: within(usual) }];
      return Array.isArray(usual)
        ? [name, { ...option, default: usual.map(String).map(within) }]
        : [name, option];
    }),
  ) as Options;
}

/**
 * Ends quietly when the reader closes the pipe: `npm run validate-pages | head`. When what is printed goes to a file that cannot
 * take it, as on a full disk, that is said in one line: half a report must not pass for a whole one.
 */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') {
    process.exitCode = 2;
    if (process.stderr.writable) printError(`error: The output cannot be written: ${reason(error)}\n`);
  }
  process.exit();
}

function parse(options: Options, allowPositionals: boolean, mayBeEmpty: readonly string[] = []) {
  try {
    const words = process.argv.slice(2);
    // npm removes the "--" before the command's own arguments, pnpm passes it on.
    const args = words[0] === '--' ? words.slice(1) : words;
    const parsed = parseArgs({ args, options, allowPositionals });
    // An empty value usually comes from an unset shell variable and must not mean the working directory or an empty text.
    const empty = Object.entries(parsed.values).find(
      ([name, value]) => [value].flat().includes('') && !mayBeEmpty.includes(name),
    );
    if (empty) throw new Error(`--${empty[0]} has no value`);
    return parsed;
  } catch (error) {
    const [message = ''] = (error as Error).message.split('. ');
    const [, name] = /(--[\w-]+)[^']*' argument is ambiguous/.exec(message) ?? [];
    if (name !== undefined)
      throw new UsageError(`${name} has no value: one that begins with "-" is written ${name}=-…`);
    throw new UsageError(`${message}. Call it with --help to see what it takes.`);
  }
}
