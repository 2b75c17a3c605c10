import type { Locale } from '../../../contract/locale.ts'

export interface AnnouncementCopy {
  readonly label: string
  readonly hide: string
}

/** Copy around an announcement; its own words come from staff. */
export const announcementCopy: Readonly<Record<Locale, AnnouncementCopy>> = {
  en: { label: 'Announcement', hide: 'Hide this announcement' },
  cn: { label: '公告', hide: '隐藏这条公告' },
  jp: { label: 'お知らせ', hide: 'このお知らせを隠す' },
}
