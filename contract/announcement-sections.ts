/** Where an announcement is shown: on every page, on the home page, or on the pages of a section. */
export const announcementSections = [
  'all',
  'home',
  'procreate',
  'pocket',
  'dreams',
  'handbook',
  'insight',
  'careers',
  'support',
] as const
export type AnnouncementSection = (typeof announcementSections)[number]

/** Whether a page, without its language, is in a section. */
export function isInSection(section: AnnouncementSection, page: string): boolean {
  if (section === 'all') return true
  if (section === 'home') return page === '/'
  return page === `/${section}` || page.startsWith(`/${section}/`)
}
