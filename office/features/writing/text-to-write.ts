import type { WrittenSegment } from '../../../contract/document.ts'
import type { EntryView } from '../../../contract/office/content-text.ts'
import type { Facts } from './facts-fields.ts'
import type { WriteOutcome } from './perform-act.ts'

/** The revision that somebody began with, and the version that they saw. */
export interface Base {
  readonly version: number
  readonly basedOn: string | null
  /** What visitors saw at that time; empty: nothing. */
  readonly live?: string
}

/** A text as its fields show it. */
export interface ShownText {
  readonly title: string
  readonly description: string
  readonly sample: boolean
  readonly markdown: string
  readonly segments: readonly WrittenSegment[]
}

/** Facts as their fields show them. */
export interface ShownFacts {
  /** What the fields began with. */
  readonly base: Facts
  readonly json: string
}

/** A term that a fact is chosen from. */
export interface FactTerm {
  readonly kind: string
  readonly id: string
  readonly title: string
}

const emptyText: ShownText = { title: '', description: '', sample: false, markdown: '', segments: [] }

interface Start {
  readonly fromCopy: boolean
  readonly outcome: WriteOutcome | null
}

/** What the fields begin with: what was refused, the kept copy, or the newest revision. */
export function textToWrite(view: EntryView, { fromCopy, outcome }: Start) {
  const kept = fromCopy ? (view.copy?.text as Partial<ShownText> | null | undefined) : null
  const typed = outcome?.typed
  const saved = view.text ?? emptyText
  const text: ShownText = {
    ...saved,
    ...kept,
    ...(typed && { title: typed.title, description: typed.description, markdown: typed.body }),
  }
  const base = outcome?.factsBase ?? view.facts ?? {}
  const facts = { base, json: outcome?.facts ?? JSON.stringify(view.facts ?? {}, null, 2) }
  return { text, facts, base: baseOf(view, fromCopy) }
}

/** A copy of an older revision keeps a version that is gone: saving it is answered with both texts. */
function baseOf({ version, draft, live: published, copy }: EntryView, fromCopy: boolean): Base {
  const live = published?.id ?? ''
  if (!fromCopy || !copy || copy.based_on === (draft?.id ?? null))
    return { version, basedOn: draft?.id ?? null, live }
  return { version: Math.max(0, version - 1), basedOn: copy.based_on, live }
}
