/** Not a command: builds run it to bundle the application. */
import { makeBundle } from '../src/node/bundle/make-bundle';

makeBundle(process.argv[2] ?? '', process.argv[3] ?? '').catch(({ message }: Error) => {
  // The bundler's message already names the error, its place and the import chain.
  process.stderr.write(`${process.env.DEBUG ? message : message.replaceAll(/\n +at .*/g, '')}\n`);
  process.exitCode = 2;
});
