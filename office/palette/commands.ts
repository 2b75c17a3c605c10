import type { Role } from '../../contract/office/permissions.ts'
import { boxTitles, everyBox } from '../features/labels.ts'
import { openMenu } from '../features/menu.tsx'
import { roomsOf } from '../features/rooms.ts'

export interface Command {
  readonly title: string
  readonly keys?: string
  readonly run: (go: (to: string) => void) => void
}

const places: readonly Command[] = [
  { title: 'Home', keys: 'g h', run: go => go('/') },
  ...everyBox.map(box => ({
    title: `Inbox: ${boxTitles[box]}`,
    ...(box === 'open' && { keys: 'g i' }),
    run: (go: (to: string) => void) => go(`/inbox/${box}`),
  })),
  { title: 'Saved replies', keys: 'g r', run: go => go('/saved-replies') },
  { title: 'New saved reply', run: go => go('/saved-replies?id=new') },
  { title: 'My account', keys: 'g m', run: go => go('/me') },
]

const focus = (id: string) => () => requestAnimationFrame(() => document.getElementById(id)?.focus())
const menu = (id: string) => () => requestAnimationFrame(() => openMenu(id))

/** What can be done with the request that is open. */
const onRequest: readonly Command[] = [
  { title: 'Reply', keys: 'r', run: focus('reply-text') },
  { title: 'Assign', keys: 'a', run: menu('assign') },
  { title: 'Change the state', keys: 's', run: menu('state') },
  { title: 'Snooze', keys: 'z', run: menu('snooze') },
  { title: 'Tags', keys: 't', run: menu('tag') },
  { title: 'Merge', keys: 'm', run: menu('merge') },
]

/** The commands whose titles have all words of a text. */
export function commandsFor(text: string, roles: readonly Role[]): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isOpen = document.getElementById('reply-text') !== null
  const rooms = roomsOf(roles).map(({ title, path, keys }): Command => ({ title, keys, run: go => go(path) }))
  return [...(isOpen ? onRequest : []), ...places, ...rooms].filter(({ title }) =>
    words.every(word => title.toLowerCase().includes(word)),
  )
}
