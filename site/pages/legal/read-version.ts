import type { LegalDocument } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

/** The day of the version of an address, and of the one that it is compared with; null: they are no days. */
export function readVersion(query: URLSearchParams) {
  const [version, since] = [query.get('version'), query.get('since')]
  if ([version, since].some(text => text !== null && !isDay(text))) return null
  return { ...(isDay(version) && { version }), ...(isDay(since) && { since }) }
}

/** Where a version of a document is read, or what has changed in it; the version in effect has the page's own address. */
export function pathOfVersion(locale: Locale, page: PagePath, version: string, since?: string): string {
  return `${link(locale, page)}?${new URLSearchParams({ version, ...(since && { since }) })}`
}

/** What a version is to the others: in effect, announced, or before the one in effect, and until when. */
export function placeOf({ effective, in_effect, versions }: LegalDocument) {
  const { current, next, earlier } = versions ?? { current: effective, next: null, earlier: [] }
  const state = effective === next ? 'next' : effective === current ? 'current' : 'earlier'
  const newer = [...earlier, current].filter(day => day > effective).toSorted()
  return {
    state: state as 'next' | 'current' | 'earlier',
    isInEffect: in_effect,
    current,
    next,
    earlier,
    until: state === 'earlier' ? (newer[0] ?? null) : null,
  }
}
export type VersionPlace = ReturnType<typeof placeOf>
