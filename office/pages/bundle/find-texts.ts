import type { EntryRowView } from '../../../contract/office/content-view.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'

/** Texts by words of their title or path. */
export interface FoundTexts {
  readonly q: string
  readonly entries: readonly EntryRowView[]
  readonly isMore: boolean
}

/** Finds nothing for no words. */
export async function findTexts(office: OfficeClient, words: string | null): Promise<FoundTexts> {
  const q = words?.trim().slice(0, 200) ?? ''
  if (q === '') return { q, entries: [], isMore: false }
  const { entries, next_cursor } = await office.listEntries({ query: { q, limit: 12 } })
  return { q, entries, isMore: next_cursor !== null }
}
