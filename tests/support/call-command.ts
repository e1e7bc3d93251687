import { vi } from 'vitest';

/** What a command printed, and its exit status. */
export interface Called {
  status: number;
  stdout: string;
  stderr: string;
}

type Command = Parameters<typeof import('../../scripts/cli/run-command').runCommand>[0];

/** Command files run on import. Here they register themselves instead, under their names. */
const commands = new Map<string, Promise<Command>>();

/** What differs in a terminal from a test run, GitHub Actions and `npm run`. */
const ofTerminal = { NODE_ENV: '', GITHUB_ACTIONS: '', npm_lifecycle_event: undefined };

function setVariables(variables: readonly (readonly [string, string | undefined])[]): void {
  for (const [name, value] of variables)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}

async function load(name: string): Promise<Command> {
  const registered: Command[] = [];
  vi.doMock('../../scripts/cli/run-command', () => ({
    runCommand: (command: Command) => registered.push(command),
  }));
  await import(`../../scripts/${name}.ts`);
  vi.doUnmock('../../scripts/cli/run-command');
  const [command] = registered;
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}

/**
 * Calls a command in this process, with its arguments parsed and its output caught as those of a process would be: a tenth of the
 * time that a process takes, which `runCommand` starts. A command's wiring is proved there: one process for each.
 */
export async function callCommand(name: string, ...args: string[]): Promise<Called> {
  const loading = commands.get(name) ?? load(name);
  commands.set(name, loading);
  const command = await loading;
  const { runCommand } = await vi.importActual<typeof import('../../scripts/cli/run-command')>(
    '../../scripts/cli/run-command',
  );
  const called = { status: 0, stdout: '', stderr: '' };
  const { argv, exitCode } = process;
  const kept = Object.keys(ofTerminal).map((name) => [name, process.env[name]] as const);
  const catching = (stream: 'stdout' | 'stderr') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      called[stream] += text;
      return true;
    });
  const spies = [
    catching('stdout'),
    catching('stderr'),
    vi.spyOn(process, 'exit').mockImplementation((() => {}) as never),
  ];
  process.argv = [argv[0] ?? '', name, ...args];
  process.exitCode = undefined;
  setVariables(Object.entries(ofTerminal));
  try {
    await runCommand(command);
    called.status = Number(process.exitCode ?? 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
    setVariables(kept);
  }
  return called;
}
