import type { EntryKind, Part, partStates } from '../../../contract/office/content-parts.ts'

export const partTitles: Readonly<Record<Part, string>> = {
  facts: 'Facts',
  en: 'English',
  cn: 'Chinese',
  jp: 'Japanese',
}

export const kindTitles: Readonly<Record<EntryKind, string>> = {
  article: 'Articles',
  handbook: 'Handbook',
  position: 'Positions',
  lesson: 'Lessons',
  legal: 'Legal texts',
}

export const stateTitles: Readonly<Record<(typeof partStates)[number], string>> = {
  missing: 'Missing',
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  changed: 'Changed',
}

export const approvalTitles = { asked: 'Asks approval', approved: 'Approved' } as const
