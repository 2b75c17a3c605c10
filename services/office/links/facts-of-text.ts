import type { EntryKind } from '../../../contract/office/content-parts.ts'
import { readFactsOf } from '../../admin/content/entries/fields.ts'
import { handbookAddressOf } from '../../admin/content/import/handbook-pages.ts'
import { groupVersionsOf } from '../../admin/content/projection/handbook-pages.ts'
import type { Reference } from './references.ts'

interface Entry {
  readonly kind: EntryKind
  readonly path: string
}

/** The versions that a page of the handbook stands in, by its facts; none for other texts. */
export function groupsOfFacts({ kind, path }: Entry, facts: string | null): string[] {
  if (kind !== 'handbook' || facts === null) return []
  const { versions } = readFactsOf(facts)
  return Array.isArray(versions) ? groupVersionsOf(handbookAddressOf(path).product, versions.map(String)) : []
}

/** The cover among the facts of an article as a reference. */
export function coverOfFacts({ kind }: Entry, facts: string | null): Reference[] {
  if (kind !== 'article' || facts === null) return []
  const { cover } = readFactsOf(facts)
  return typeof cover === 'string' ? [{ at: 'cover', kind: 'picture', name: cover, words: '' }] : []
}
