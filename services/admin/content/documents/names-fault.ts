import type { EntryKind } from '../../../../contract/office/content-parts.ts'
import { type Condition, conditions, conditionsIn } from './conditions.ts'
import { placeholders, placeholdersIn } from './operator-facts.ts'
import { pricePlaceholders } from './price-placeholders.ts'

/** What a text names and its kind does not know: a condition or a placeholder; null for none. */
export function namesFault(kind: EntryKind, body: string): string | null {
  if (kind !== 'article' && kind !== 'legal') return null
  const condition = kind === 'legal' ? conditionsIn(body).find(isUnknown) : undefined
  if (condition !== undefined) return `:::when ${condition} is not known`
  const known = kind === 'legal' ? placeholders : pricePlaceholders
  const name = placeholdersIn(body).find(each => !known.includes(each))
  return name === undefined ? null : `{${name}} is not known`
}

const isUnknown = (name: string) => !conditions.includes(name as Condition)
