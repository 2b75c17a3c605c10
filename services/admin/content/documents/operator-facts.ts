import * as v from 'valibot'
import type { Segment } from '../../../../contract/document.ts'

/** The document that contains the facts about the operator. */
export const imprint = 'imprint'

/** The facts about the operator in the imprint. */
export const operatorFacts = [
  'legal-name',
  'address',
  'company-number',
  'responsible',
  'email',
  'phone',
] as const
export type OperatorFact = (typeof operatorFacts)[number]

/** The facts in one language; `sample`: placeholder values. */
export interface Facts {
  readonly sample: boolean
  readonly values: Readonly<Record<OperatorFact, string>>
}

const text = v.string()
const stored = v.object({
  sample: v.boolean(),
  values: v.object({
    'legal-name': text,
    address: text,
    'company-number': text,
    responsible: text,
    email: text,
    phone: text,
  }),
})

/** Parses the `facts` column of a document; null for a document without facts. */
export const readFacts = (facts: string | null | undefined): Facts | null =>
  facts ? v.parse(stored, JSON.parse(facts)) : null

/** The names of all placeholders of legal documents. */
export const placeholders: readonly string[] = [
  ...operatorFacts.map(name => `operator.${name}`),
  'recaptcha.host',
]

const placeholder = /\{([a-z]+\.[a-z-]+)\}/g

export const placeholdersIn = (markdown: string): string[] =>
  [...markdown.matchAll(placeholder)].map(([, name = '']) => name)

/** Replaces placeholders such as `{operator.address}` in the text of segments. Values are plain text, not Markdown. */
export function fillPlaceholders(
  segments: readonly Segment[],
  values: Readonly<Record<string, string>>,
): Segment[] {
  const fill = (text: string) => text.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole)
  return fillIn(segments, fill) as Segment[]
}

function fillIn(value: unknown, fill: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map(each => fillIn(each, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'text' && typeof part === 'string' ? fill(part) : fillIn(part, fill),
    ]),
  )
}
