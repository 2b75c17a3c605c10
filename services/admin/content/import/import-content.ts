import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import { bumpRevision, holdRevision } from '../revision.ts'
import { articles } from './articles.ts'
import type { ContentPart } from './content-part.ts'
import { handbookPages, removeHandbookPage } from './handbook-pages.ts'
import { legalDocuments } from './legal-documents.ts'
import { positions } from './positions.ts'
import { prices } from './prices.ts'
import { checkText, hashOf } from './source.ts'
import { readCategories, readPositionTerms } from './terms.ts'

/**
 * Imports the content folder in one transaction, without unchanged parts. Throws `ContentFault` before the first write
 * when a file is invalid. Resolves to the paths written and removed. Concurrent imports are serialized.
 */
export async function importContent(db: Kysely<AdminTables>, root: string) {
  const parts = readParts(root)
  return db.transaction().execute(async trx => {
    await holdRevision(trx)
    const known = new Map(
      (await trx.selectFrom('content_sources').selectAll().execute()).map(({ path, hash }) => [path, hash]),
    )
    const changed = parts.filter(part => known.get(part.path) !== hashOf(part.sources))
    checkTexts(changed)
    const present = new Set(parts.map(part => part.path))
    const gone = [...known.keys()].filter(path => !present.has(path))
    for (const path of gone) await removePart(trx, path)
    for (const part of changed) {
      await part.write(trx)
      const hash = hashOf(part.sources)
      await trx
        .insertInto('content_sources')
        .values({ path: part.path, hash })
        .onConflict(conflict => conflict.column('path').doUpdateSet({ hash }))
        .execute()
    }
    if (changed.length + gone.length > 0) await bumpRevision(trx)
    return { written: changed.map(part => part.path), removed: gone }
  })
}

/** Parses the texts of parts. Throws `ContentFault` for an unsupported segment. */
export function checkTexts(parts: readonly ContentPart[]): void {
  for (const source of parts.flatMap(part => part.sources)) if (source.path.endsWith('.md')) checkText(source)
}

/** Reads and validates all files, except the segments of texts. Throws `ContentFault`. */
export function readParts(root: string): ContentPart[] {
  const categories = readCategories(root)
  const terms = readPositionTerms(root)
  return [
    prices(root),
    categories.part,
    terms.part,
    ...positions(root, terms.ids),
    ...articles(root, categories.ids),
    ...legalDocuments(root),
    ...handbookPages(root),
  ]
}

async function removePart(db: Kysely<AdminTables>, path: string) {
  const [kind, ...rest] = path.split('/')
  if (kind === 'careers') await db.deleteFrom('positions').where('slug', '=', rest.join('/')).execute()
  if (kind === 'insight') {
    const [year = '', slug = ''] = rest
    await db.deleteFrom('articles').where('year', '=', Number(year)).where('slug', '=', slug).execute()
  }
  if (kind === 'legal') await db.deleteFrom('legal_documents').where('slug', '=', rest.join('/')).execute()
  if (kind === 'handbook') await removeHandbookPage(db, path)
  await db.deleteFrom('content_sources').where('path', '=', path).execute()
}
