import type { AnnouncementSection } from '../../../../contract/announcement-sections.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'

export interface AnnouncementTables {
  announcements: AnnouncementRow
  live_announcements: LiveAnnouncementRow
}

/** A published announcement. */
export interface LiveAnnouncementRow {
  id: string
  iso: LanguageTag
  section: AnnouncementSection
  text: string
  /** `page:/press`, or an address elsewhere; empty: no link. */
  link_to: string
  link_text: string
  /** Its first moment, and the first moment without it. */
  starts_at: string
  ends_at: string
}

/** An announcement as staff saved it last. */
interface AnnouncementRow extends LiveAnnouncementRow {
  version: number
  /** The member of staff. */
  changed_by: string | null
  changed_at: string
}
