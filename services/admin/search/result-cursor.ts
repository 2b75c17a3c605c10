import { createHash } from 'node:crypto'
import { Refusal } from '../../http/problem.ts'
import { fold } from './fold.ts'

/** The end of a page of results. */
export interface ResultCursor {
  /** The number of results up to it. */
  readonly seen: number
  /** The key of the last result's path, which stays valid when results before it are added or removed. */
  readonly page: string
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

export const keyOfPath = keyOf

const keyOfQuestion = (question: string) => keyOf(fold(question.trim()).text)

/** Encodes a result cursor, bound to its query. */
export const encodeResultCursor = (question: string, { seen, page }: ResultCursor): string =>
  Buffer.from(`${seen} ${keyOfQuestion(question)} ${page}`).toString('base64url')

/** Decodes a result cursor. Throws `Refusal` 422 for a malformed one, or one of another query. */
export function decodeResultCursor(question: string, cursor: string): ResultCursor {
  const [, seen, page = ''] =
    /^([1-9]\d{0,6}) [\w-]{12} ([\w-]{12})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  const place = { seen: Number(seen), page }
  if (page !== '' && encodeResultCursor(question, place) === cursor) return place
  throw new Refusal(422, 'cursor: is not one that this question gave')
}
