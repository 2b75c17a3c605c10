import type { AnnouncementSection } from '../../../contract/announcement-sections.ts'
import type { announcementStates } from '../../../contract/office/announcement-states.ts'

export const sectionTitles: Readonly<Record<AnnouncementSection, string>> = {
  all: 'All pages',
  home: 'The home page',
  procreate: 'procreate',
  pocket: 'pocket',
  dreams: 'dreams',
  handbook: 'Handbook',
  insight: 'Insight',
  careers: 'Careers',
  support: 'Support',
}

export const stateTitles: Readonly<Record<(typeof announcementStates)[number], string>> = {
  draft: 'Draft',
  planned: 'Planned',
  showing: 'Shown now',
  ended: 'Ended',
}
