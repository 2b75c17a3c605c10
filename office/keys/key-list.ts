import { commonRooms, type Room } from '../features/common-rooms.ts'

interface KeyGroup {
  readonly title: string
  readonly keys: readonly (readonly [string, string])[]
}

/** Every shortcut of somebody who can open these rooms, for the list behind `?`. */
export const keyGroupsOf = (rooms: readonly Room[]): readonly KeyGroup[] => [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl K', 'Find or do anything (⌘ K on a Mac)'],
      ['?', 'This list'],
      ...[...commonRooms, ...rooms].map(({ keys, title }) => [keys, title] as const),
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
    title: 'Files and office',
    keys: [
      ['1', 'Keep what the office has'],
      ['2', 'Take what the file has'],
      ['e', 'Edit both together'],
    ],
  },
  {
    title: 'Handbook order',
    keys: [
      ['Alt ↑', 'Move the page up'],
      ['Alt ↓', 'Move it down'],
      ['Alt →', 'Move it below the page before it'],
      ['Alt ←', 'Move it out, beside the page above it'],
      ['Esc', 'Let go of a page that is being dragged'],
    ],
  },
  {
    title: 'Text',
    keys: [
      ['Ctrl S', 'Save (on a Mac ⌘ for Ctrl)'],
      ['Ctrl Enter', 'Go to Publish'],
      ['Ctrl Shift P', 'Preview'],
    ],
  },
  {
    title: 'Care',
    keys: [['y', 'Say that the text is still right today']],
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
  {
    title: 'Translation',
    keys: [
      ['Alt ↓', 'Next change of the English text'],
      ['Alt Y', 'Still right'],
      ['Alt C', 'Copy the English structure'],
      ['Alt G', 'House words for what is at the caret'],
    ],
  },
]
