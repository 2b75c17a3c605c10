import type { Kysely } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import { isLanguagePart } from '../../../../contract/office/content-parts.ts'
import { Refusal } from '../../../http/problem.ts'
import type { AdminTables } from '../../schema.ts'
import { findPreview } from './find-preview.ts'
import { pagesOfEntry } from './pages-of-entry.ts'
import { factsBeside, findRevisions } from './shown-parts.ts'

interface Opening {
  readonly token: string
  /** Without a language. */
  readonly page: string
  readonly locale: Locale
  /** Whether it counts as opened. */
  readonly counted: boolean
}

/** Opens a preview link at a page. Throws `Refusal` 404, which does not say what is wrong. */
export async function openPreview(
  db: Kysely<AdminTables>,
  { token, page, locale, counted }: Opening,
  now: Date,
): Promise<{ revision: number; expires_at: string }> {
  const preview = await findPreview(db, token, now)
  if (!preview) throw unknown()
  const { entry, part, revision, linkId, expiresAt } = preview
  const facts = isLanguagePart(part) ? factsBeside(await findRevisions(db, entry.id)) : revision
  const isIts = facts !== undefined && pagesOfEntry(entry, facts).includes(page)
  if (!isIts || (isLanguagePart(part) && part !== locale)) throw unknown()
  if (counted)
    await db
      .updateTable('preview_links')
      .set(({ eb }) => ({ opened: eb('opened', '+', 1) }))
      .where('id', '=', linkId)
      .execute()
  return { revision: revision.number, expires_at: expiresAt }
}

const unknown = () => new Refusal(404, 'There is no such preview.')
