import * as v from 'valibot'
import { type Locale, languageTagOf } from '../locale.ts'
import { type AnswerField, listAnswerFields } from './answer-fields.ts'
import type { RequestCopy } from './request-copy.ts'
import type { Answers, RequestDescription } from './request-description.ts'

/** One answer, ready to show. */
export interface AnswerRow {
  readonly field: string
  readonly label: string
  /** The label without its question, for error summaries and staff. */
  readonly noun: string
  /** A text with its line breaks, or the titles of the selected options. */
  readonly values: readonly string[]
  /** The request's page shows it in a separate section. */
  readonly isApart: boolean
}

/**
 * All answers in the order of the form, in one language. Values that no longer fit the schema, or whose field was
 * removed, are shown as stored. `copy` overrides that of the language.
 */
export function describeAnswers(
  description: RequestDescription,
  stored: Answers,
  locale: Locale,
  copy: RequestCopy = description.copies[locale],
): AnswerRow[] {
  const { schema, shownApart, isApplicable = () => true, details = {}, titlesIn } = description
  const titles = { ...copy.options, ...titlesIn?.(locale, copy) }
  const fields = fieldsOf(description)
  const known = fields.map(({ name }) => name)
  const gone = Object.keys(stored).filter(name => !known.includes(name))
  const rows = [...fields, ...gone.map(name => ({ name, kind: 'text' as const, options: [] }))].flatMap(
    field => {
      const { name } = field
      const value = stored[name]
      if (value === undefined || Object.values(details).includes(name) || !isApplicable(name, stored))
        return []
      const read = v.safeParse(description.facts[name] ?? schema.entries[name] ?? v.unknown(), value)
      const detail = details[name]
      const values =
        detail !== undefined && value === '-1'
          ? [(copy.other ?? '{detail}').replace('{detail}', () => asText(stored[detail] ?? ''))]
          : valuesOf(field, read.success ? read.output : value, titles[name] ?? {}, locale)
      return [{ name, values: values.flatMap(text => (text === '' ? (copy.nothing ?? []) : [text])) }]
    },
  )
  return rows
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => {
      const label = copy.fields[name] ?? name
      const noun = copy.errorLabels?.[name] ?? label
      return { field: name, label, noun, values, isApart: shownApart.includes(name) }
    })
}

/** The form's fields, with the service's facts after the sender's address. */
function fieldsOf({ schema, facts }: RequestDescription): AnswerField[] {
  const formFields = listAnswerFields(schema).filter(
    ({ kind }) => kind !== 'consent' && kind !== 'confirmation',
  )
  const added = Object.keys(facts).map(name => ({ name, kind: 'choices' as const, options: [] }))
  const at = formFields.findIndex(({ name }) => name === 'email') + 1
  return formFields.toSpliced(at, 0, ...added)
}

function valuesOf(
  { kind }: AnswerField,
  value: unknown,
  titles: Readonly<Record<string, string>>,
  locale: Locale,
): readonly string[] {
  const titleOf = (id: string) => (Object.hasOwn(titles, id) ? (titles[id] ?? id) : id)
  if (kind === 'choice' && typeof value === 'string') return [titleOf(value)]
  if (kind === 'yes-no' && typeof value === 'boolean') return [titleOf(value ? 'yes' : 'no')]
  if (kind === 'choices') return asStored(value).map(titleOf)
  if (kind === 'files' && Array.isArray(value)) return value.length > 0 ? [String(value.length)] : []
  if (kind === 'date' && v.is(isoDay, value)) return [formatDay(value, locale)]
  return asStored(value)
}

const isoDay = v.pipe(v.string(), v.isoDate())
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const asStored = (value: unknown): readonly string[] => [value].flat().map(asText)

const formatDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
