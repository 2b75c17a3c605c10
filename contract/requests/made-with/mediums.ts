/** The apps that a work is made with. */
export const apps = ['procreate', 'pocket', 'dreams'] as const
export type App = (typeof apps)[number]

/** What a work looks like it is made of. */
export const mediums = ['oil', 'watercolor', 'flat', 'ink', 'model'] as const
export type Medium = (typeof mediums)[number]
