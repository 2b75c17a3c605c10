import { isLocale, type Locale } from '../../../contract/locale.ts'
import { type EntryKind, entryKinds } from '../../../contract/office/content-parts.ts'
import { textFaultKinds } from '../../../contract/office/text-fault-kinds.ts'
import type { TextFaultKind } from '../../../contract/office/text-faults.ts'

export interface LinksFilter {
  readonly kind: EntryKind | null
  readonly language: Locale | null
  /** null: all that are broken. */
  readonly fault: TextFaultKind | null
  readonly cursor: string
}

export function readFilter(params: URLSearchParams): LinksFilter {
  const of = (name: string) => params.get(name) ?? ''
  const language = of('language')
  return {
    kind: entryKinds.find(each => each === of('kind')) ?? null,
    language: isLocale(language) ? language : null,
    fault: textFaultKinds.find(each => each === of('fault')) ?? null,
    cursor: of('cursor').slice(0, 500),
  }
}

/** The parts of a filter that are set. */
export const setOf = ({ kind, language, fault, cursor }: LinksFilter) => ({
  ...(kind && { kind }),
  ...(language && { language }),
  ...(fault && { fault }),
  ...(cursor && { cursor }),
})

export const pathOfFilter = (filter: LinksFilter) => `/site/links?${new URLSearchParams(setOf(filter))}`
