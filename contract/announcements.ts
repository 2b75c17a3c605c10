import * as v from 'valibot'
import { announcementSections } from './announcement-sections.ts'
import { call } from './call.ts'

const announcement = v.object({
  id: v.string(),
  section: v.picklist(announcementSections),
  text: v.string(),
  /** Its target is one of our pages, `page:/press`, or an address elsewhere. */
  link: v.nullable(v.object({ to: v.string(), text: v.string() })),
})
export type Announcement = v.InferOutput<typeof announcement>

export const announcementCalls = {
  getAnnouncements: call({
    name: 'getAnnouncements',
    summary: 'What is announced now in a language: of a section before of all pages, the latest first',
    method: 'GET',
    path: '/announcements',
    answer: v.object({ announcements: v.array(announcement) }),
  }),
}
