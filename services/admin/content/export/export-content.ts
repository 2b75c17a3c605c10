import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { stringify } from 'yaml'
import { localeOfTag } from '../../../../contract/locale.ts'
import { dialectOf } from '../../../../platform/database/dialect.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { exportMedia } from '../../media/folder/export-media.ts'
import { findMediaDifferences } from '../../media/folder/find-media-differences.ts'
import type { AdminTables } from '../../schema.ts'
import { readContent } from '../import/import-content.ts'
import { ContentFault } from '../import/source.ts'
import { positionTermKinds } from '../import/terms.ts'
import type { TermKind } from '../schema.ts'
import { readVocabulary } from '../vocabularies/follow-terms.ts'
import { type Difference, eachDifference, findDifferences } from './find-differences.ts'
import { findTermDifferences } from './find-term-differences.ts'
import { findVersionDifferences } from './find-version-differences.ts'

/**
 * Brings what staff have published into the content folder, with its pictures: only the files that differ, and in them
 * only the lines. Resolves to their paths. Throws `ContentFault`, before the first write, for files that have changed since they were loaded.
 * An empty or missing folder gets all files, each of them when it is read: together they are larger than the memory.
 */
export async function exportContent(
  db: Kysely<AdminTables>,
  root: string,
  storage: Storage,
): Promise<string[]> {
  const all = isEmpty(root)
  const { written, pictures } = await readAtOnce(db, async trx => {
    const pictures = await findMediaDifferences({ db: trx, storage }, root, { all })
    const changed = all ? [] : await findIn(trx, root)
    refuse([...changed, ...pictures].filter(({ isChanged }) => isChanged))
    const written: string[] = []
    for await (const { path, text } of all ? listAll(trx) : changed) {
      await (text === null ? removeFile(root, path) : storeFile(root, path, text))
      written.push(path)
    }
    return { written, pictures }
  })
  await exportMedia(storage, root, pictures)
  return [...written, ...pictures.map(({ path }) => path)].toSorted()
}

function refuse(changed: readonly Pick<Difference, 'path'>[]) {
  if (changed.length === 0) return
  const what = 'Nothing was written: these files have changed since they were loaded.'
  throw new ContentFault([what, ...changed.map(pathOf)].join('\n'))
}

/** The files that an export would write, or refuse to. */
export const checkExport = (
  db: Kysely<AdminTables>,
  root: string,
  storage: Storage,
): Promise<Pick<Difference, 'path' | 'isChanged'>[]> =>
  readAtOnce(db, async trx => [
    ...(await findIn(trx, root)),
    ...(await findMediaDifferences({ db: trx, storage }, root)),
  ])

const pathOf = ({ path }: Pick<Difference, 'path'>) => `content/${path}`

const isEmpty = (root: string) => !existsSync(root) || readdirSync(root).length === 0

const findIn = async (db: Kysely<AdminTables>, root: string) => [
  ...(await findDifferences(db, readContent(root).entries)),
  ...(await findTermDifferences(db, root)),
  ...(await findVersionDifferences(db, root)),
]

/** Reads in one snapshot, which cannot write. */
const readAtOnce = <T>(db: Kysely<AdminTables>, read: (trx: Kysely<AdminTables>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async trx => {
    if (dialectOf(db) === 'postgres')
      await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    return read(trx)
  })

async function storeFile(root: string, path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

async function removeFile(root: string, path: string) {
  const file = join(root, path)
  await rm(file, { force: true })
  for (let folder = dirname(file); folder !== root && isEmpty(folder); folder = dirname(folder))
    await rm(folder, { recursive: true, force: true })
}

/** All files: those of entries, prices, versions and vocabularies. */
async function* listAll(db: Kysely<AdminTables>): AsyncGenerator<Pick<Difference, 'path' | 'text'>, void> {
  yield* eachDifference(db, [], { all: true })
  yield* await findVersionDifferences(db, '', { all: true })
  yield { path: 'prices.yaml', text: await writePrices(db) }
  yield { path: 'insight/categories.yaml', text: stringify(await readVocabulary(db, 'category')) }
  yield { path: 'careers/terms.yaml', text: stringify(await listPositionWords(db)) }
}

async function writePrices(db: Kysely<AdminTables>): Promise<string> {
  const prices: Record<string, Record<string, string[]>> = {}
  for (const { product, iso, formatted_price, currency } of await db
    .selectFrom('prices')
    .selectAll()
    .execute())
    prices[product] = { ...prices[product], [localeOfTag(iso)]: [formatted_price, currency] }
  return stringify(prices)
}

async function listPositionWords(db: Kysely<AdminTables>) {
  const lists: [TermKind, object][] = []
  for (const kind of positionTermKinds) lists.push([kind, await readVocabulary(db, kind)])
  return Object.fromEntries(lists)
}
