import { everyRoom } from '../features/rooms.ts'

interface KeyGroup {
  readonly title: string
  readonly keys: readonly (readonly [string, string])[]
}

/** Every shortcut, for the list behind `?`. */
export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl K', 'Find or do anything (⌘ K on a Mac)'],
      ['?', 'This list'],
      ['g h', 'Home'],
      ['g i', 'Inbox'],
      ['g r', 'Saved replies'],
      ['g m', 'My account'],
      ...everyRoom.map(({ keys, title }) => [keys, title] as const),
      ['/', 'Search'],
      ['Esc', 'Close, or leave a field'],
    ],
  },
  {
    title: 'List',
    keys: [
      ['j', 'Next request'],
      ['k', 'Previous request'],
      ['Enter', 'Open'],
      ['x', 'Choose'],
      ['Shift J', 'Choose on down'],
      ['Shift K', 'Choose on up'],
      ['[', 'Previous page'],
      [']', 'Next page'],
    ],
  },
  {
    title: 'Beta applications',
    keys: [
      ['i', 'Invite the chosen ones'],
      ['d', 'Decline them'],
      ['v', 'Put them in review'],
    ],
  },
  {
    title: 'Request',
    keys: [
      ['r', 'Reply'],
      ['n', 'Internal note'],
      ['a', 'Assign'],
      ['a a', 'Assign to me'],
      ['s', 'State'],
      ['z', 'Snooze'],
      ['t', 'Tags'],
      ['m', 'Merge'],
      ['.', 'Saved reply'],
      ['Ctrl Enter', 'Send what is being written'],
      ['u', 'Undo for ten seconds'],
      ['e', 'Close and go to the next'],
    ],
  },
]
