import { engineRoot, siteRoot, UsageError } from '../../src/node/project/project';

/** Refuses a site elsewhere. @param why why the command is for the engine alone: `Migrations belong to the engine` */
export function assertOfEngine(why: string): void {
  if (siteRoot !== engineRoot)
    throw new UsageError(`${why}: call this in the folder of the engine, without --site.`);
}
