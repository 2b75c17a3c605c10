import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { writeDurably } from '../durable-file.ts'
import { isSignature, sign } from '../signature.ts'
import type { InstallationTable, InstallationTables } from './tables.ts'

export interface InstallationOptions {
  readonly dataDir: string
  /** One value or several: any of them may be the one that was used before. */
  readonly secret: Parameters<typeof sign>[0]
}

/** Mismatches of an installation; `marker`: the data folder is not writable, so that the next start cannot compare. */
export type Mismatch = 'database' | 'secret' | 'marker'

/** This word in the marker file accepts the database and the secret as they are. */
const accepting = 'accept'

/** The file of the data folder that names the installation. */
export const markerOf = (dataDir: string): string => path.join(dataDir, 'installation')

/**
 * Compares the database with the marker in the data folder and with the secret, and stores what is missing on either side.
 * A mismatch is reported at each start until it is repaired, or accepted by the word `accept` in the marker file.
 */
export async function checkInstallation<Tables extends InstallationTables>(
  shared: Kysely<Tables>,
  { dataDir, secret }: InstallationOptions,
): Promise<readonly Mismatch[]> {
  const db = shared as unknown as Kysely<InstallationTables>
  const marker = await findMarker(dataDir)
  const isAccepted = marker === accepting
  const { id, secret_check } = (await findRow(db)) ?? (await makeRow(db, secret))
  const isSameDatabase = marker === null || isAccepted || marker === id
  const isSameSecret = isSignature(secret, wordsOf(id), secret_check)
  const newest = sign(secret, wordsOf(id))
  // The newest value is stored for the next comparison: older ones may be removed from the setting.
  if (secret_check !== newest && (isSameSecret || isAccepted))
    await db.updateTable('installation').set({ secret_check: newest }).execute()
  const isMarked = !isSameDatabase || marker === id || (await mark(dataDir, id))
  return [
    ...(isSameDatabase ? [] : ['database' as const]),
    ...(isSameSecret || isAccepted ? [] : ['secret' as const]),
    ...(isMarked ? [] : ['marker' as const]),
  ]
}

const wordsOf = (id: string) => `installation ${id}`

const findRow = (db: Kysely<InstallationTables>): Promise<InstallationTable | undefined> =>
  db.selectFrom('installation').selectAll().executeTakeFirst()

/** Concurrent starts agree on one row. */
async function makeRow(
  db: Kysely<InstallationTables>,
  secret: InstallationOptions['secret'],
): Promise<InstallationTable> {
  const id = randomUUID()
  await db
    .insertInto('installation')
    .values({ slot: 1, id, secret_check: sign(secret, wordsOf(id)) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return db.selectFrom('installation').selectAll().executeTakeFirstOrThrow()
}

/** Whether the marker was written: a full or read-only disk does not prevent the start. */
const mark = (dataDir: string, id: string): Promise<boolean> =>
  writeDurably(markerOf(dataDir), id).then(
    () => true,
    () => false,
  )

async function findMarker(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(markerOf(dataDir), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
