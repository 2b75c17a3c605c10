import type { Locale } from '../../../contract/locale.ts'
import { isStored, listAnswerFields } from '../../../contract/requests/answer-fields.ts'
import { type AnswerRow, describeAnswers } from '../../../contract/requests/describe-answers.ts'
import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { Answers, RequestDescription } from '../../../contract/requests/request-description.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import type { RequestRow } from '../schema.ts'

/** Answers with a column of their own, where the form has a single field for each. */
const columns = ['name', 'email']

const hasSender = ({ schema }: RequestDescription) =>
  columns.every(name => Object.hasOwn(schema.entries, name))

/** The answers of a form, and the facts beside them, that are stored as JSON. */
export function answersToStore(description: RequestDescription, form: Answers): Answers {
  const kept = listAnswerFields(description.schema).filter(
    field => isStored(field) && !(hasSender(description) && columns.includes(field.name)),
  )
  const names = [...kept.map(({ name }) => name), ...Object.keys(description.facts)]
  return Object.fromEntries(names.flatMap(name => (form[name] === undefined ? [] : [[name, form[name]]])))
}

/** All answers of a stored request. */
export function answersOf({
  kind,
  name,
  email,
  answers,
}: Pick<RequestRow, 'kind' | 'name' | 'email' | 'answers'>): Answers {
  const stored = JSON.parse(answers) as Answers
  return hasSender(requestDescriptions[kind]) ? { name, email, ...stored } : stored
}

/** The answers of a request with labels in one language. */
export const describeRequest = (
  request: Pick<RequestRow, 'kind' | 'name' | 'email' | 'answers'>,
  locale: Locale,
): AnswerRow[] => describeAnswers(requestDescriptions[request.kind], answersOf(request), locale)

/** Answers as lines of a notice to staff, in English, without the sender. */
export const answerLines = (kind: RequestKind, answers: Answers): string[] =>
  describeAnswers(requestDescriptions[kind], answers, 'en')
    .filter(({ field }) => !(hasSender(requestDescriptions[kind]) && columns.includes(field)))
    .flatMap(({ noun, values }) => `${noun}: ${values.join(', ')}`.split('\n'))
