import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { ContentTermKind } from '../../../contract/office/term-kinds.ts'
import { ageChoices, appChoices, type Choice, sheetChoices, subjectChoices } from './fact-choices.ts'

/** A fact that has a field of its own. */
export interface FactField {
  readonly name: string
  readonly title: string
  readonly type: 'date' | 'text' | 'number' | 'term' | 'choice' | 'yes' | 'list' | 'picture'
  /** What a `list` is chosen from. */
  readonly options?: readonly string[]
  /** What a `choice` is chosen from. */
  readonly choices?: readonly Choice[]
  /** Whether an empty field is `null`: the fact has to be there. */
  readonly isNullable?: true
  readonly help?: string
}

const term = (name: ContentTermKind, title: string): FactField => ({ name, title, type: 'term' })

const article: readonly FactField[] = [
  {
    name: 'date',
    title: 'Date',
    type: 'date',
    help: 'In the year of its address; later than today: not in lists yet.',
  },
  term('category', 'Category'),
  {
    name: 'cover',
    title: 'Cover',
    type: 'picture',
    help: 'media:… for a picture of the library, or a name of the site’s collection.',
  },
  { name: 'featured', title: 'Featured', type: 'yes' },
]

const position: readonly FactField[] = [
  term('type', 'Type'),
  term('team', 'Team'),
  term('location', 'Location'),
  term('workplace', 'Workplace'),
  { name: 'salary_min', title: 'Salary from', type: 'number', isNullable: true },
  { name: 'salary_max', title: 'Salary to', type: 'number', isNullable: true },
  {
    name: 'currency',
    title: 'Currency',
    type: 'text',
    isNullable: true,
    help: 'Three capitals, such as AUD.',
  },
  { name: 'opened_on', title: 'Opened on', type: 'date' },
  { name: 'closed_on', title: 'Closed on', type: 'date', isNullable: true, help: 'Empty: still open.' },
]

const lesson: readonly FactField[] = [
  { name: 'order', title: 'Order among the lessons', type: 'number' },
  { name: 'age', title: 'Age', type: 'choice', choices: ageChoices },
  { name: 'subject', title: 'Subject', type: 'choice', choices: subjectChoices },
  { name: 'app', title: 'App', type: 'choice', choices: appChoices },
  { name: 'minutes', title: 'Minutes', type: 'number' },
  {
    name: 'sheet',
    title: 'Worksheet',
    type: 'choice',
    choices: sheetChoices,
    isNullable: true,
    help: 'The sheet to print that it needs, if any.',
  },
]

/** The fields of an entry's facts, with what its handbook has of versions; what has none is changed as JSON. */
export function factFieldsOf(
  { kind, path }: { readonly kind: EntryKind; readonly path: string },
  versions: readonly string[] = [],
): readonly FactField[] {
  if (kind === 'article') return article
  if (kind === 'position') return position
  if (kind === 'lesson') return lesson
  if (kind === 'legal')
    return [
      { name: 'effective', title: 'Effective from', type: 'date' },
      ...(path.endsWith('/imprint')
        ? [{ name: 'sample', title: 'Sample values, in brackets', type: 'yes' } as const]
        : []),
    ]
  return [
    { name: 'order', title: 'Order among its neighbors', type: 'number' },
    { name: 'versions', title: 'Versions', type: 'list', options: versions },
  ]
}

export type Facts = Readonly<Record<string, unknown>>

/** What is typed in a field: a text, for a list its chosen items. */
export type TypedFact = string | readonly string[]

/** A fact as its field shows it. */
export function typedOf({ name, type }: FactField, facts: Facts): TypedFact {
  const value = facts[name]
  if (type === 'list') return Array.isArray(value) ? value.map(String) : []
  if (type === 'yes') return value === true ? 'on' : ''
  return value === undefined || value === null ? '' : String(value)
}

/** What somebody has typed, by the names of the facts. */
export const readTyped = (fields: readonly FactField[], form: FormData): Record<string, TypedFact> =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const typed = form.getAll(`fact-${name}`).map(each => String(each).trim())
      return [name, type === 'list' ? typed : (typed[0] ?? '')]
    }),
  )

/** Facts with what was typed in fields; a field that was not touched leaves the fact as it is, or as it was typed as JSON. */
export function withTyped(
  fields: readonly FactField[],
  {
    base,
    facts,
    typed,
  }: { readonly base: Facts; readonly facts: Facts; readonly typed: Readonly<Record<string, TypedFact>> },
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...facts }
  for (const field of fields) {
    const { name } = field
    const now = typed[name] ?? ''
    const isTouched = JSON.stringify(now) !== JSON.stringify(typedOf(field, base))
    if (!isTouched && Object.hasOwn(changed, name)) continue
    const value = factOf(field, now)
    if (value === undefined) delete changed[name]
    else changed[name] = value
  }
  return changed
}

/** The fact of what was typed; undefined: there is none. */
function factOf({ type, isNullable }: FactField, typed: TypedFact): unknown {
  if (type === 'yes') return typed === 'on'
  if (typed === '' || typed.length === 0) return isNullable ? null : undefined
  // What is no number is refused by the service, with a sentence.
  return type === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed
}
