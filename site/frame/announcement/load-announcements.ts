import type { Announcement } from '../../../contract/announcements.ts'
import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
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
  if (announcements.length === 0) return null
  return { announcements: announcements.map(each => linked(each, locale)), copy: announcementCopy[locale] }
}

/** With the address of the page that it leads to, or that elsewhere. */
function linked({ link: target, ...announcement }: Announcement, locale: Locale): Announcement {
  if (target === null || !target.to.startsWith('page:')) return { ...announcement, link: target }
  const to = link(locale, target.to.slice('page:'.length) as PagePath)
  return { ...announcement, link: { ...target, to } }
}
