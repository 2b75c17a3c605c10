import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import { newId } from '../../../platform/identity.ts'
import type { LiveAnnouncementRow } from '../../admin/content/announcements/schema.ts'
import { planTurns } from '../../admin/content/announcements/turn.ts'
import { bumpRevision } from '../../admin/content/revision.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

const dayMs = 24 * 3_600_000
const longestMs = 366 * dayMs
const maxAnnouncements = 500

interface NewAnnouncement {
  /** undefined: a new one. */
  readonly id: string | undefined
  readonly version: number | undefined
  readonly row: Omit<LiveAnnouncementRow, 'id'>
  readonly isPublished: boolean
  readonly staffId: string
  readonly now: Date
}

/**
 * Saves an announcement, and publishes it or leaves what is published as it is. Throws `Refusal` 404 for an unknown one, 409
 * where somebody has changed it since, and 422 for no text and for times that do not fit.
 */
export async function saveAnnouncement(
  db: Kysely<OfficeTables>,
  { id, version, row, isPublished, staffId, now }: NewAnnouncement,
): Promise<{ id: string }> {
  checkTimes(row, isPublished, now)
  const changed = { ...row, changed_by: staffId, changed_at: now.toISOString() }
  const saved =
    id === undefined ? await insert(db, changed) : await update(db, { id, version: version ?? 0, changed })
  if (isPublished) {
    await db
      .insertInto('live_announcements')
      .values({ ...row, id: saved })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
    await planTurns(db, [row.starts_at, row.ends_at], now)
    await bumpRevision(db, [contentKeys.announcements])
  }
  return { id: saved }
}

function checkTimes({ text, starts_at, ends_at }: NewAnnouncement['row'], isPublished: boolean, now: Date) {
  if (text === '') throw new Refusal(422, 'An announcement needs a text.')
  const lasts = Date.parse(ends_at) - Date.parse(starts_at)
  if (lasts <= 0) throw new Refusal(422, 'It would end before it begins.')
  if (lasts > longestMs) throw new Refusal(422, 'An announcement is shown for a year at most.')
  if (isPublished && ends_at <= now.toISOString())
    throw new Refusal(422, 'Its end is past: nobody would see it.')
}

type Changed = NewAnnouncement['row'] & { changed_by: string; changed_at: string }

async function insert(db: Kysely<OfficeTables>, changed: Changed): Promise<string> {
  const { count } = await db
    .selectFrom('announcements')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxAnnouncements)
    throw new Refusal(422, `There are ${maxAnnouncements} announcements. Remove some that have ended.`)
  const id = newId()
  await db
    .insertInto('announcements')
    .values({ ...changed, id, version: 1 })
    .execute()
  return id
}

interface Change {
  readonly id: string
  readonly version: number
  readonly changed: Changed
}

async function update(db: Kysely<OfficeTables>, { id, version, changed }: Change): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ ...changed, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (Number(numUpdatedRows) > 0) return id
  await findAnnouncement(db, id)
  throw new Refusal(
    409,
    'Somebody has changed this announcement since you opened it. Your words are still here: look at the list, and press again to put them in its place.',
  )
}

/** Throws `Refusal` 404 for an unknown announcement. */
async function findAnnouncement(db: Kysely<OfficeTables>, id: string): Promise<void> {
  const known = await db.selectFrom('announcements').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal(404, 'There is no such announcement.')
}

/** Takes an announcement off the site. */
export async function withdraw(db: Kysely<OfficeTables>, id: string): Promise<void> {
  await findAnnouncement(db, id)
  await db.deleteFrom('live_announcements').where('id', '=', id).execute()
  await bumpRevision(db, [contentKeys.announcements])
}
