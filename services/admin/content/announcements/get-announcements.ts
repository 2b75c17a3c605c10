import type { Kysely } from 'kysely'
import type { Announcement } from '../../../../contract/announcements.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'

/** More at once in one language are not shown. */
const maxAtOnce = 20

/** What is announced in a language at a time: of a section before of all pages, the latest first. */
export async function getAnnouncements(
  db: Kysely<AdminTables>,
  languageTag: LanguageTag,
  now: Date,
): Promise<Announcement[]> {
  const at = now.toISOString()
  const rows = await db
    .selectFrom('live_announcements')
    .select(['id', 'section', 'text', 'link_to', 'link_text'])
    .where('iso', '=', languageTag)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxAtOnce)
    .execute()
  return rows
    .map(({ id, section, text, link_to, link_text }) => ({
      ...{ id, section, text },
      link: link_to === '' ? null : { to: link_to, text: link_text },
    }))
    .toSorted((one, other) => Number(one.section === 'all') - Number(other.section === 'all'))
}
