/** The vocabularies that facts of entries are chosen from. */
export const termKinds = ['category', 'type', 'team', 'location', 'workplace'] as const
export type ContentTermKind = (typeof termKinds)[number]
