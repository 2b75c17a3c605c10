import { Refusal } from '../http/problem.ts'

/** Where a list stopped: the date and id of its last row, so that rows added meanwhile shift nothing. */
export interface CursorPosition {
  readonly date: string
  readonly id: string
}

/** A place as an opaque word for an address. */
export const cursorOf = ({ date, id }: CursorPosition): string =>
  Buffer.from(`${date} ${id}`).toString('base64url')

/** The place a cursor names. Throws `Refusal` 400 for a word that is not one of ours. */
export function placeOf(cursor: string): CursorPosition {
  const [date = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^[\w-]{1,64}$/.test(id) || rest.length > 0) {
    throw new Refusal(400, 'cursor: is not one that a list gave')
  }
  return { date, id }
}
