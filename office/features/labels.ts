import type { Locale } from '../../contract/locale.ts'
import type { Box } from '../../contract/office/inbox.ts'
import type { Role, Team } from '../../contract/office/permissions.ts'
import type { RequestKind } from '../../contract/requests.ts'

export const boxTitles: Readonly<Record<Box, string>> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  waiting: 'Waiting longest',
  snoozed: 'Snoozed',
  closed: 'Closed',
  spam: 'Spam',
}

export const kindTitles: Readonly<Record<RequestKind, string>> = {
  support: 'Support',
  'beta-request': 'Beta support',
  'beta-application': 'Beta application',
  'media-list': 'Media list',
  permission: 'Permission',
  'position-application': 'Application',
  education: 'School',
  'made-with': 'Work for the wall',
}

export const teamTitles: Readonly<Record<Team, string>> = {
  support: 'Support',
  legal: 'Legal',
  press: 'Press',
  careers: 'Careers',
}

export const languageTitles: Readonly<Record<Locale, string>> = {
  en: 'English',
  cn: 'Chinese',
  jp: 'Japanese',
}

export const roleTitles: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  translator: 'Translator',
  support: 'Support',
  careers: 'Careers',
  legal: 'Legal',
  press: 'Press',
}

/** The title of a state: `in-review` is `In review`. */
export const stateTitle = (state: string): string =>
  state.charAt(0).toUpperCase() + state.slice(1).replaceAll('-', ' ')

export const everyBox = Object.keys(boxTitles) as readonly Box[]
