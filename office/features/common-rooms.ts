/** A screen of the navigation. */
export interface Room {
  readonly title: string
  readonly path: string
  readonly keys: string
}

export interface RoomGroup {
  readonly title: string
  readonly rooms: readonly Room[]
}

/** The screens that everybody has. */
export const commonRooms = [
  { title: 'Home', path: '/', keys: 'g h' },
  { title: 'Inbox', path: '/inbox', keys: 'g i' },
  { title: 'Saved replies', path: '/saved-replies', keys: 'g y' },
  { title: 'My account', path: '/me', keys: 'g a' },
  { title: 'Guide', path: '/guide', keys: 'g ?' },
] as const satisfies readonly Room[]
