import type { RequestKind } from '../requests.ts'

/** The roles of staff. */
export const roles = [
  'administrator',
  'editor',
  'translator',
  'support',
  'careers',
  'legal',
  'press',
] as const
export type Role = (typeof roles)[number]

/** The teams that requests belong to. */
export const teams = ['support', 'legal', 'press', 'careers'] as const
export type Team = (typeof teams)[number]

/** The roles that have each permission. */
const permissions = {
  'inbox.read': ['administrator', 'support', 'careers', 'legal', 'press'],
  'inbox.answer': ['administrator', 'support', 'careers', 'legal', 'press'],
  'beta.decide': ['administrator', 'support'],
  'permission.decide': ['administrator', 'legal'],
  'applications.erase': ['careers'],
  'works.decide': ['administrator', 'press'],
  'media-list.read': ['administrator', 'press'],
  'requests.export': ['administrator', 'support', 'careers', 'legal', 'press'],
  'person.read': ['administrator', 'support', 'legal', 'press'],
  'person.erase': ['administrator'],
  'account.log-out': ['administrator', 'support'],
  'account.log-everybody-out': ['administrator'],
  'ratings.read': ['administrator', 'editor', 'translator', 'support'],
  'ratings.export': ['administrator', 'editor', 'support'],
  // Forms and response times: of the own teams.
  'figures.read': roles,
  'links.read': ['administrator', 'editor', 'translator', 'careers', 'legal', 'press'],
  'links.care': ['administrator', 'editor', 'careers', 'legal', 'press'],
  'care.read': ['administrator', 'editor', 'translator', 'careers', 'legal', 'press'],
  'redirects.change': ['administrator', 'editor'],
  'prices.hold': ['administrator', 'editor'],
  'terms.change': ['administrator', 'editor'],
  'announcements.change': ['administrator', 'editor'],
  'incidents.change': ['administrator', 'editor', 'support'],
  'readers.manage': ['administrator', 'editor'],
  'newsletter.write': ['administrator', 'editor'],
  'newsletter.approve': ['administrator', 'editor'],
  'newsletter.send': ['administrator', 'editor'],
  'health.read': ['administrator'],
  'jobs.change': ['administrator'],
  'staff.manage': ['administrator'],
  'audit.read': ['administrator'],
  // Kinds and languages: content-scope.ts.
  'content.read': roles,
  'content.write': ['administrator', 'editor', 'translator', 'careers', 'legal', 'press'],
  'content.publish': ['administrator', 'editor', 'careers', 'legal'],
  'content.files': ['administrator', 'editor'],
  'words.change': ['administrator', 'editor'],
  'media.read': roles,
  'media.add': ['administrator', 'editor', 'careers', 'legal', 'press'],
  'media.delete': ['administrator', 'editor'],
  // Translators: the languages they translate.
  'media.words': ['administrator', 'editor', 'translator', 'careers', 'legal', 'press'],
} as const satisfies Readonly<Record<string, readonly Role[]>>
export type Permission = keyof typeof permissions

/** The teams whose requests each role can see. */
const teamsOfRole: Readonly<Record<Role, readonly Team[]>> = {
  // Applications for positions are for the careers team alone.
  administrator: ['support', 'legal', 'press'],
  editor: [],
  translator: [],
  support: ['support'],
  careers: ['careers'],
  legal: ['legal'],
  press: ['press'],
}

/** The team that a new request of each kind goes to. */
export const teamOfKind: Readonly<Record<RequestKind, Team>> = {
  support: 'support',
  'beta-request': 'support',
  'beta-application': 'support',
  permission: 'legal',
  'media-list': 'press',
  'position-application': 'careers',
  education: 'support',
  'made-with': 'press',
}

export const isPermitted = (permission: Permission, of: readonly Role[]): boolean =>
  (permissions[permission] as readonly Role[]).some(role => of.includes(role))

/** The teams whose requests somebody with these roles can see. */
export const teamsOf = (of: readonly Role[]): Team[] =>
  teams.filter(team => of.some(role => teamsOfRole[role].includes(team)))
