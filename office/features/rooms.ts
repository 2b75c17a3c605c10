import { isPermitted, type Permission, type Role } from '../../contract/office/permissions.ts'

interface Room {
  readonly title: string
  readonly path: string
  readonly permission: Permission
  readonly keys: string
}

/** The screens beside the inbox, in the order of the navigation. */
export const everyRoom: readonly Room[] = [
  { title: 'Beta applications', path: '/beta', permission: 'beta.decide', keys: 'g b' },
  { title: 'Permissions', path: '/permissions', permission: 'permission.decide', keys: 'g p' },
  { title: 'Licenses', path: '/licences', permission: 'permission.decide', keys: 'g l' },
  { title: 'Media list', path: '/media-list', permission: 'media-list.read', keys: 'g d' },
  { title: 'People', path: '/people', permission: 'person.read', keys: 'g u' },
  { title: 'Export', path: '/export', permission: 'requests.export', keys: 'g e' },
  { title: 'Texts', path: '/content', permission: 'content.read', keys: 'g c' },
  { title: 'Votes and comments', path: '/site/votes', permission: 'ratings.read', keys: 'g v' },
  { title: 'Redirects', path: '/site/redirects', permission: 'redirects.change', keys: 'g r' },
  { title: 'Health', path: '/health', permission: 'health.read', keys: 'g s' },
]

/** The screens that somebody with these roles can open. */
export const roomsOf = (roles: readonly Role[]): readonly Room[] =>
  everyRoom.filter(({ permission }) => isPermitted(permission, roles))
