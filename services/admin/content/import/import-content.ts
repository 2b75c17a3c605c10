import { type Kysely, sql } from 'kysely'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import { dialectOf } from '../../../../platform/database/dialect.ts'
import { readMediaFolders } from '../../media/folder/media-file.ts'
import type { AdminTables } from '../../schema.ts'
import { bumpRevision, holdRevision } from '../revision.ts'
import { keysOfEntries } from '../touched-keys.ts'
import { articles } from './articles.ts'
import type { ContentPart, EntryFiles, SharedFile } from './content-part.ts'
import { followMoves } from './follow-moves.ts'
import { handbookPages } from './handbook-pages.ts'
import { readVersions, type VersionFiles } from './handbook-versions.ts'
import { type Hold, holdLightly, holdWhole } from './hold-lightly.ts'
import { legalDocuments } from './legal-documents.ts'
import { lessons } from './lessons.ts'
import { planImport } from './plan-import.ts'
import { positions } from './positions.ts'
import { prices } from './prices.ts'
import { isNewestRelease, isRelease, noteLoaded } from './releases.ts'
import { checkText, hashOf } from './source.ts'
import { readCategories, readPositionTerms } from './terms.ts'
import { writePlan } from './write-plan.ts'

/**
 * Imports the content folder in one transaction, without unchanged parts. Of an entry, each language and the facts are
 * decided alone; what staff have changed stays, and is listed as a conflict where the file has changed as well. Throws
 * `ContentFault` before the first write when a file is invalid. Resolves to the paths written and removed, and to new
 * conflicts. Concurrent imports are serialized; nothing is written for a `release` that another has followed.
 */
export async function importContent(
  db: Kysely<AdminTables>,
  root: string,
  clock: Clock = systemClock,
  release?: string,
) {
  const { shared, entries: files } = readContent(root, holdLightly)
  return db.transaction().execute(async trx => {
    await allowPauses(trx)
    await holdRevision(trx)
    if (release !== undefined && !(await isNewestRelease(trx, release)))
      return { written: [], removed: [], conflicts: [] }
    const entries = await followMoves(trx, files)
    const known = new Map(
      (await trx.selectFrom('content_sources').selectAll().execute()).map(({ path, hash }) => [path, hash]),
    )
    const isChanged = (part: ContentPart) => known.get(part.path) !== hashOfPart(part)
    const changed = shared.filter(isChanged)
    const plan = await planImport(trx, { entries, known, isChanged })
    checkTexts(plan.texts)
    const { written, removed, conflicts } = await writePlan(trx, plan, clock())
    // After the entries: a term that no longer has any can leave.
    for (const file of changed) await file.write(trx)
    await storeHashes(trx, [...changed, ...entries.filter(isChanged)])
    const gone = goneFrom(known, [...shared, ...entries])
    for (const path of gone) await trx.deleteFrom('content_sources').where('path', '=', path).execute()
    await noteLoaded(trx, release ?? null)
    const paths = [...changed.map(({ path }) => path), ...written]
    if (paths.length + removed.length > 0) {
      const isNamed = entries === files && removed.length === 0
      await bumpRevision(trx, isNamed ? keysOf(changed, entries, written) : 'everything')
    }
    return { written: paths, removed, conflicts }
  })
}

/** Lets PostgreSQL wait between two statements for as long as the texts of a large folder take to be parsed. */
async function allowPauses(trx: Kysely<AdminTables>): Promise<void> {
  if (dialectOf(trx) === 'postgres') await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

/** The keys of what was loaded, where nothing has left or moved. */
function keysOf(
  shared: readonly SharedFile[],
  entries: readonly EntryFiles[],
  written: readonly string[],
): string[] {
  const paths = new Set(written)
  return [...shared.map(({ key }) => key), ...keysOfEntries(entries.filter(({ path }) => paths.has(path)))]
}

async function storeHashes(db: Kysely<AdminTables>, parts: readonly ContentPart[]) {
  const rows = parts.map(part => ({ path: part.path, hash: hashOfPart(part) }))
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('content_sources')
      .values(rows.slice(from, from + 100))
      .onConflict(conflict =>
        conflict.column('path').doUpdateSet(row => ({ hash: row.ref('excluded.hash') })),
      )
      .execute()
}

const hashOfPart = (part: ContentPart): string => part.hash ?? hashOf(part.sources)

function goneFrom(known: ReadonlyMap<string, string>, parts: readonly ContentPart[]): string[] {
  const present = new Set(parts.map(({ path }) => path))
  return [...known.keys()].filter(path => !present.has(path) && !isRelease(path))
}

/** Parses texts. Throws `ContentFault` for an unsupported segment. */
export function checkTexts(texts: readonly EntryFiles['texts'][number][]): void {
  for (const { source } of texts) checkText(source)
}

/** Reads and validates all files, except the segments of texts. Throws `ContentFault`. */
export function readContent(
  root: string,
  hold: Hold = holdWhole,
): {
  readonly shared: readonly SharedFile[]
  readonly entries: readonly EntryFiles[]
  readonly versions: VersionFiles
} {
  const categories = readCategories(root)
  const terms = readPositionTerms(root)
  const versions = readVersions(root)
  readMediaFolders(root)
  return {
    shared: [prices(root), categories.part, terms.part, ...versions.parts],
    entries: [
      ...positions(root, terms.ids, hold),
      ...articles(root, categories.ids, hold),
      ...lessons(root, hold),
      ...legalDocuments(root),
      ...handbookPages(root, versions.names, hold),
    ],
    versions: versions.names,
  }
}
