import type { Announcement } from '../../../contract/announcements.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { type AnnouncementCopy, announcementCopy } from './copy.ts'

export interface AnnouncementsData {
  readonly announcements: readonly Announcement[]
  readonly copy: AnnouncementCopy
}

/** What is announced in a language; null for nothing, and when the service fails. */
export async function loadAnnouncements(
  site: SiteRequest,
  locale: Locale,
): Promise<AnnouncementsData | null> {
  const asked = site.admin(locale).getAnnouncements(undefined, withDeadline())
  const { announcements } = await withFallback(site, 'announcements', asked, { announcements: [] })
  return announcements.length === 0 ? null : { announcements, copy: announcementCopy[locale] }
}
