import type { Kysely } from 'kysely'
import { localeOfTag } from '../../../contract/locale.ts'
import type { WrittenAnnouncement } from '../../../contract/office/announcements.ts'
import type { LiveAnnouncementRow } from '../../admin/content/announcements/schema.ts'
import type { OfficeTables } from '../schema.ts'

/** Announcements, those that end last first. */
export async function listAnnouncements(db: Kysely<OfficeTables>, now: Date): Promise<WrittenAnnouncement[]> {
  const rows = await db
    .selectFrom('announcements as own')
    .leftJoin('staff', 'staff.id', 'own.changed_by')
    .selectAll('own')
    .select('staff.name')
    .orderBy('own.ends_at', 'desc')
    .orderBy('own.id', 'desc')
    .execute()
  const published = new Map(
    (await db.selectFrom('live_announcements').selectAll().execute()).map(row => [row.id, row]),
  )
  return rows.map(({ iso, name, changed_by: _, ...row }) => {
    const live = published.get(row.id)
    return {
      ...row,
      language: localeOfTag(iso),
      link_to: row.link_to.replace(/^page:/, ''),
      changed_by: name,
      state: live ? stateOf(live, now.toISOString()) : 'draft',
      is_changed: live !== undefined && fields.some(field => live[field] !== { ...row, iso }[field]),
    }
  })
}

const fields = ['iso', 'section', 'text', 'link_to', 'link_text', 'starts_at', 'ends_at'] as const

function stateOf({ starts_at, ends_at }: LiveAnnouncementRow, at: string): WrittenAnnouncement['state'] {
  if (ends_at <= at) return 'ended'
  return starts_at > at ? 'planned' : 'showing'
}
