import type { Kysely } from 'kysely'
import { isLanguagePart, type Part } from '../../../contract/office/content-parts.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { pagesOfEntry } from '../../admin/content/preview/pages-of-entry.ts'
import { factsBeside, findRevisions, languagesOf } from '../../admin/content/preview/shown-parts.ts'
import { addressIn } from '../../mail/write-email.ts'
import type { OfficeTables } from '../schema.ts'

/** The paths of the pages on which a part can be looked at; none while it, or the facts beside it, are not saved. */
export async function listPages(db: Kysely<OfficeTables>, entry: EntryRow, part: Part): Promise<string[]> {
  const revisions = await findRevisions(db as never, entry.id)
  const facts = isLanguagePart(part) ? factsBeside(revisions) : revisions.draft.get('facts')
  if (!facts || !revisions.draft.has(part)) return []
  const pages = pagesOfEntry(entry, facts)
  return languagesOf(revisions, part).flatMap(locale => pages.map(page => addressIn('', locale, page)))
}
