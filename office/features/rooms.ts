import { isPermitted, type Permission, type Role } from '../../contract/office/permissions.ts'
import type { Room, RoomGroup } from './common-rooms.ts'

/** The groups of rooms, in the order of the navigation. */
const roomGroups = ['Answering', 'Content', 'Newsletter', 'Site', 'Operation'] as const

interface RoomAccess extends Room {
  readonly permission: Permission
  readonly group: (typeof roomGroups)[number]
}

/** The screens beside the inbox, each group in the order of the navigation. */
const everyRoom: readonly RoomAccess[] = [
  {
    title: 'Beta applications',
    path: '/beta',
    permission: 'beta.decide',
    keys: 'g b',
    group: 'Answering',
  },
  {
    title: 'Permissions',
    path: '/permissions',
    permission: 'permission.decide',
    keys: 'g p',
    group: 'Answering',
  },
  { title: 'Licenses', path: '/licences', permission: 'permission.decide', keys: 'g l', group: 'Answering' },
  {
    title: 'Media list',
    path: '/media-list',
    permission: 'media-list.read',
    keys: 'g d',
    group: 'Answering',
  },
  {
    title: 'Works for the wall',
    path: '/works',
    permission: 'works.decide',
    keys: 'g 6',
    group: 'Answering',
  },
  { title: 'People', path: '/people', permission: 'person.read', keys: 'g u', group: 'Answering' },
  { title: 'Export', path: '/export', permission: 'requests.export', keys: 'g e', group: 'Answering' },
  { title: 'Texts', path: '/content', permission: 'content.read', keys: 'g c', group: 'Content' },
  {
    title: 'Handbook order',
    path: '/content/handbook/tree/procreate',
    permission: 'content.read',
    keys: 'g x',
    group: 'Content',
  },
  { title: 'House words', path: '/site/words', permission: 'content.read', keys: 'g w', group: 'Content' },
  { title: 'Calendar', path: '/calendar', permission: 'content.read', keys: 'g k', group: 'Content' },
  { title: 'Bundles', path: '/bundles', permission: 'content.publish', keys: 'g j', group: 'Content' },
  {
    title: 'Newsletter',
    path: '/newsletter',
    permission: 'newsletter.write',
    keys: 'g n',
    group: 'Newsletter',
  },
  { title: 'Pictures', path: '/media', permission: 'media.read', keys: 'g m', group: 'Content' },
  { title: 'Figures', path: '/figures', permission: 'figures.read', keys: 'g f', group: 'Site' },
  {
    title: 'Readers',
    path: '/newsletter/readers',
    permission: 'readers.manage',
    keys: 'g 3',
    group: 'Newsletter',
  },
  {
    title: 'Votes and comments',
    path: '/site/votes',
    permission: 'ratings.read',
    keys: 'g v',
    group: 'Site',
  },
  {
    title: 'Searches without a result',
    path: '/site/searches',
    permission: 'ratings.read',
    keys: 'g q',
    group: 'Site',
  },
  { title: 'Broken links', path: '/site/links', permission: 'links.read', keys: 'g g', group: 'Site' },
  { title: 'Care', path: '/care', permission: 'care.read', keys: 'g 4', group: 'Site' },
  { title: 'Redirects', path: '/site/redirects', permission: 'redirects.change', keys: 'g r', group: 'Site' },
  {
    title: 'Announcements',
    path: '/site/announcements',
    permission: 'announcements.change',
    keys: 'g t',
    group: 'Site',
  },
  {
    title: 'Status page',
    path: '/site/incidents',
    permission: 'incidents.change',
    keys: 'g 5',
    group: 'Site',
  },
  { title: 'Vocabularies', path: '/site/terms', permission: 'terms.change', keys: 'g z', group: 'Site' },
  { title: 'Prices', path: '/site/prices', permission: 'prices.hold', keys: 'g o', group: 'Site' },
  { title: 'Health', path: '/health', permission: 'health.read', keys: 'g s', group: 'Operation' },
  { title: 'Staff', path: '/staff', permission: 'staff.manage', keys: 'g 1', group: 'Operation' },
  { title: 'Audit log', path: '/audit', permission: 'audit.read', keys: 'g 2', group: 'Operation' },
]

/** The screens that somebody with these roles can open, by group. */
export const groupsOf = (roles: readonly Role[]): readonly RoomGroup[] =>
  roomGroups
    .map(title => ({
      title,
      rooms: everyRoom
        .filter(({ group, permission }) => group === title && isPermitted(permission, roles))
        .map(({ title, path, keys }) => ({ title, path, keys })),
    }))
    .filter(({ rooms }) => rooms.length > 0)
