import { languageTagOf } from '../../../contract/locale.ts'
import type { announcementCalls as calls } from '../../../contract/office/announcements.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { listAnnouncements } from './list-announcements.ts'
import { readLink } from './read-link.ts'
import { saveAnnouncement, withdraw } from './save-announcement.ts'

/** The handlers of announcements. */
export const announcementCalls = ({ origin, pages }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  listAnnouncements: async ({ db, now }) => ({ announcements: await listAnnouncements(db, now) }),
  async saveAnnouncement({ body, session: { staff }, db, now, act }) {
    const { id, version, language, section, text, link_text, publish } = body
    const link_to = await readLink({ db, origin, pages }, { to: body.link_to, text: link_text })
    const [starts_at, ends_at] = [minuteOf(body.starts_at), minuteOf(body.ends_at)]
    const row = { iso: languageTagOf(language), section, text, link_to, link_text, starts_at, ends_at }
    return act({ kind: 'announcement', id: id ?? '', detail: { publish, language } }, trx =>
      saveAnnouncement(trx, { id, version, row, isPublished: publish, staffId: staff.id, now }),
    )
  },
  withdrawAnnouncement: ({ params: { id = '' }, act }) =>
    act({ kind: 'announcement', id }, async trx => {
      await withdraw(trx, id)
      return { id }
    }),
  removeAnnouncement: ({ params: { id = '' }, act }) =>
    act({ kind: 'announcement', id }, async trx => {
      await withdraw(trx, id)
      await trx.deleteFrom('announcements').where('id', '=', id).execute()
      return { success: true }
    }),
})

/** A time at its whole minute, in the one form that times are compared in. */
const minuteOf = (time: string) => new Date(Math.trunc(Date.parse(time) / 60_000) * 60_000).toISOString()
