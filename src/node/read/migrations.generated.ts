// Generated from schemas/migrations by `npm run generate`. Do not edit.
import type { Migration } from '../../content/schema/migration';

export const migrations: readonly Migration[] = [];
