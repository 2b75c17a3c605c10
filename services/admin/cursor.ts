import { Refusal } from '../http/problem.ts'

/** A keyset cursor: date and id of the last row of a page. */
interface ListCursor {
  readonly date: string
  readonly id: string
}

/** Encodes a cursor for a URL. */
export const encodeCursor = ({ date, id }: ListCursor): string =>
  Buffer.from(`${date} ${id}`).toString('base64url')

/** Decodes a cursor. Throws `Refusal` 400 for an invalid one. */
export function decodeCursor(cursor: string): ListCursor {
  const [date = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^[\w-]{1,64}$/.test(id) || rest.length > 0) {
    throw new Refusal(400, 'cursor: is not one that a list gave')
  }
  return { date, id }
}
