import * as v from 'valibot'
import { announcementSections } from '../announcement-sections.ts'
import { everyLocale } from '../locale.ts'
import { plainText } from '../schemas.ts'
import { announcementStates } from './announcement-states.ts'
import { officeCall, refused } from './office-call.ts'

/** An announcement as staff write it. */
const words = {
  language: v.picklist(everyLocale),
  section: v.picklist(announcementSections),
  text: v.pipe(plainText(200), v.trim()),
  /** Both empty: no link. A path of the site, `https://…` or `mailto:…`. */
  link_to: v.pipe(plainText(500), v.trim()),
  link_text: v.pipe(plainText(60), v.trim()),
}
const time = v.pipe(v.string(), v.isoTimestamp('should be a time'))

const writtenAnnouncement = v.object({
  ...words,
  id: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  version: v.number(),
  state: v.picklist(announcementStates),
  /** Whether it differs from what is published. */
  is_changed: v.boolean(),
  /** The name of who saved it last; null: they are no longer among staff. */
  changed_by: v.nullable(v.string()),
  changed_at: v.string(),
})
export type WrittenAnnouncement = v.InferOutput<typeof writtenAnnouncement>

const unknownAnnouncement = { 404: 'There is no such announcement' }
const stale = { 409: 'Somebody has changed it since' }

export const announcementCalls = {
  listAnnouncements: officeCall({
    name: 'listAnnouncements',
    summary: 'Announcements, drafts and published ones, those that end last first',
    method: 'GET',
    path: '/site/announcements',
    permission: 'announcements.change',
    answer: v.object({ announcements: v.array(writtenAnnouncement) }),
    refusals: refused,
  }),
  saveAnnouncement: officeCall({
    name: 'saveAnnouncement',
    summary: 'Saves an announcement, without an `id` a new one; `publish` shows it to visitors in its time',
    method: 'POST',
    path: '/site/announcements',
    permission: 'announcements.change',
    body: v.strictObject({
      ...words,
      id: v.optional(plainText(100)),
      /** That of the announcement which was changed. */
      version: v.optional(v.number()),
      starts_at: time,
      ends_at: time,
      publish: v.boolean(),
    }),
    answer: v.object({ id: v.string() }),
    refusals: {
      ...refused,
      ...unknownAnnouncement,
      ...stale,
      422: 'No text, a link that leads nowhere, or times that do not fit',
    },
  }),
  withdrawAnnouncement: officeCall({
    name: 'withdrawAnnouncement',
    summary: 'Takes an announcement off the site; it stays as a draft',
    method: 'POST',
    path: '/site/announcements/{id}/withdrawal',
    permission: 'announcements.change',
    answer: v.object({ id: v.string() }),
    refusals: { ...refused, ...unknownAnnouncement },
  }),
  removeAnnouncement: officeCall({
    name: 'removeAnnouncement',
    summary: 'Removes an announcement, also from the site',
    method: 'DELETE',
    path: '/site/announcements/{id}',
    permission: 'announcements.change',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownAnnouncement },
  }),
}
