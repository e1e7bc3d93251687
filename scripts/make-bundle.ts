/** Not a command: what a build runs to bundle the application. */
import { makeBundle } from '../src/node/bundle/make-bundle';

makeBundle(process.argv[2] ?? '', process.argv[3] ?? '').catch(({ message }: Error) => {
  // The bundler's message says what is wrong and where, and how it got there.
  process.stderr.write(`${process.env.DEBUG ? message : message.replaceAll(/\n +at .*/g, '')}\n`);
  process.exitCode = 2;
});
