/** Not a command: builds run it to bundle the application. */
import { bundlerMessage } from '../src/node/bundle/bundler-message';
import { makeBundle } from '../src/node/bundle/make-bundle';

makeBundle(process.argv[2] ?? '', process.argv[3] ?? '').catch(({ message }: Error) => {
  const text = process.env.DEBUG ? message : bundlerMessage(message, process.stderr.isTTY);
  process.stderr.write(`${text}\n`);
  process.exitCode = 2;
});
