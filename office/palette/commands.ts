import { commonRooms, type Room } from '../features/common-rooms.ts'
import { boxTitles, everyBox } from '../features/labels.ts'
import { openMenu } from '../features/menu.tsx'

export interface Command {
  readonly title: string
  readonly keys?: string
  readonly run: (go: (to: string) => void) => void
}

const commandOf = ({ title, path, keys }: Room) => ({ title, keys, run: go => go(path) }) satisfies Command

const places: readonly Command[] = [
  ...commonRooms.map(commandOf),
  ...everyBox.map(box => ({
    title: `Inbox: ${boxTitles[box]}`,
    run: (go: (to: string) => void) => go(`/inbox/${box}`),
  })),
  { title: 'New saved reply', run: go => go('/saved-replies?id=new') },
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
export function commandsFor(text: string, rooms: readonly Room[]): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isOpen = document.getElementById('reply-text') !== null
  return [...(isOpen ? onRequest : []), ...places, ...rooms.map(commandOf)].filter(({ title }) =>
    words.every(word => title.toLowerCase().includes(word)),
  )
}
