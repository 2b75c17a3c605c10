import { createHash } from 'node:crypto'
import { Refusal } from '../../http/problem.ts'
import { fold } from './fold.ts'

/** Where a page of results ended. */
export interface ResultPlace {
  /** How many results came up to there. */
  readonly seen: number
  /** The key of the path of the last one: it holds the place when results before it come or go. */
  readonly page: string
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

export const keyOfPath = keyOf

const keyOfQuestion = (question: string) => keyOf(fold(question.trim()).text)

/** The opaque cursor of a place in the results of a question. */
export const resultCursorOf = (question: string, { seen, page }: ResultPlace): string =>
  Buffer.from(`${seen} ${keyOfQuestion(question)} ${page}`).toString('base64url')

/** The place that a cursor names. Throws `Refusal` 422 for one that is malformed or belongs to another question. */
export function resultPlaceOf(question: string, cursor: string): ResultPlace {
  const [, seen, page = ''] =
    /^([1-9]\d{0,6}) [\w-]{12} ([\w-]{12})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  const place = { seen: Number(seen), page }
  if (page !== '' && resultCursorOf(question, place) === cursor) return place
  throw new Refusal(422, 'cursor: is not one that this question gave')
}
