import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import { holdRevision } from '../revision.ts'

/** The paths below which `content_sources` lists the releases whose content was loaded, oldest first. */
const folder = '.releases/'
const kept = 100

/** The path below which `content_sources` has the release that the rows of all other files are of. */
const loaded = '.loaded'

export const isRelease = (path: string): boolean => path.startsWith(folder) || path === loaded

/** Texts are read; larger files, which are pictures, go by their size. */
const readBytes = 1024 * 1024

/** Names what a release brings: the files of its content folder, and other texts that come with it. */
export function fingerprintRelease(root: string, others: readonly string[]): string {
  const hash = createHash('sha256')
  // The import says what is missing.
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  for (const name of names.toSorted()) {
    const file = join(root, name)
    const facts = statSync(file)
    if (!facts.isFile()) continue
    hash.update(`${name}\0${facts.size}\0`)
    if (facts.size <= readBytes) hash.update(readFileSync(file))
  }
  for (const text of others) hash.update(`\0${text.length}\0${text}`)
  return hash.digest('hex')
}

/**
 * Makes a release the newest, and resolves to true; to false for one that another has followed, whose content is older. One
 * that is loaded `deliberately` is the newest in any case.
 */
export async function claimRelease(
  db: Kysely<AdminTables>,
  release: string,
  { deliberately }: { readonly deliberately: boolean },
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await holdRevision(trx)
    const known = await listReleases(trx)
    if (known.at(-1)?.hash === release) return true
    if (!deliberately && known.some(({ hash }) => hash === release)) return false
    const leaving = known.filter(({ hash }, n) => hash === release || n <= known.length - kept)
    for (const { path } of leaving) await trx.deleteFrom('content_sources').where('path', '=', path).execute()
    const number = Number(known.at(-1)?.path.slice(folder.length) ?? 0) + 1
    const path = `${folder}${String(number).padStart(8, '0')}`
    await trx.insertInto('content_sources').values({ path, hash: release }).execute()
    return true
  })
}

/** Whether no other release has followed; within the transaction of an import. */
export const isNewestRelease = async (db: Kysely<AdminTables>, release: string): Promise<boolean> =>
  (await listReleases(db)).at(-1)?.hash === release

const listReleases = (db: Kysely<AdminTables>) =>
  db.selectFrom('content_sources').selectAll().where('path', 'like', `${folder}%`).orderBy('path').execute()

/** Whether a release, which has been claimed, was loaded to its end. */
export async function isLoaded(db: Kysely<AdminTables>, release: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_sources')
    .select('hash')
    .where('path', '=', loaded)
    .executeTakeFirst()
  return row?.hash === release
}

/** Notes that a release was loaded to its end; null, that files of no known release were. Within the transaction of an import. */
export async function noteLoaded(db: Kysely<AdminTables>, release: string | null): Promise<void> {
  await db.deleteFrom('content_sources').where('path', '=', loaded).execute()
  if (release !== null)
    await db.insertInto('content_sources').values({ path: loaded, hash: release }).execute()
}
