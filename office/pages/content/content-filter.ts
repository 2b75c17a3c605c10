import { everyLocale } from '../../../contract/locale.ts'
import { type EntryKind, entryKinds, partStates } from '../../../contract/office/content-parts.ts'

/** The states by which the list is filtered. */
const filterStates = [...partStates, 'outdated', 'asked'] as const

/** The filter of an address; what is unknown is dropped. */
export function readFilter(kind: string | undefined, query: URLSearchParams) {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 200)
  return {
    kind: entryKinds.find(each => each === kind),
    language: everyLocale.find(each => each === text('language')) ?? 'en',
    state: filterStates.find(each => each === text('state')),
    q: text('q'),
    archived: text('archived') === '1' ? ('1' as const) : ('0' as const),
    cursor: (query.get('cursor') ?? '').slice(0, 400),
  }
}
type ContentFilter = ReturnType<typeof readFilter>

export const pathOfKind = (kind?: EntryKind) => (kind ? `/content/${kind}` : '/content')

/** The address of a filter, from another row on. */
export function pathOfFilter({ kind, language, state, q, archived }: ContentFilter, cursor?: string | null) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { language, state }),
    ...(archived === '1' && { archived }),
    ...(cursor && { cursor }),
  })
  return query.size > 0 ? `${pathOfKind(kind)}?${query}` : pathOfKind(kind)
}
