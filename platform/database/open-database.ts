import type { Logger } from 'kysely'
import type { DatabaseSetting } from '../settings.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { OnFault } from './unavailable.ts'

/**
 * Opens the embedded database (the file and its folder are made when missing) or PostgreSQL.
 * On both, integers and numerics come back as numbers (one too large to be exact throws), booleans
 * are 0 and 1, JSON and times are text, and a Date or undefined as a parameter throws a TypeError.
 * Throws when the database cannot be opened; PostgreSQL is asked once, with a limit of 10 s. Statements that fail for a
 * reason outside of them throw `DatabaseUnavailable`, of which `onFault` is told too;
 * `onStatement` hears of each statement.
 */
export async function openDatabase<Tables>(
  setting: DatabaseSetting,
  onFault: OnFault = () => {},
  onStatement?: Logger,
): Promise<Database<Tables>> {
  return setting.kind === 'postgres'
    ? await openPostgres(setting.url, setting.limits, onFault, onStatement)
    : openEmbedded(setting.file, onFault, onStatement)
}
