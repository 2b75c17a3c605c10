/** What the search of the site finds, in the order of its filters. */
export const searchKinds = ['page', 'article', 'handbook', 'lesson', 'position', 'legal'] as const
export type SearchKind = (typeof searchKinds)[number]
