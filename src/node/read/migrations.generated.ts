// Generated from schemas/migrations by `npm run generate`. Do not edit.
import migration1 from '../../../schemas/migrations/2026-11-contact-form';
import type { Migration } from '../../content/schema/migration';

export const migrations: readonly Migration[] = [migration1];
