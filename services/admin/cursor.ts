import { Refusal } from '../http/problem.ts'

/** A keyset cursor: the sort key and the id of the last row of a page. */
interface ListCursor {
  readonly key: string
  readonly id: string
}

export const encodeCursor = ({ key, id }: ListCursor): string =>
  Buffer.from(`${key} ${id}`).toString('base64url')

/** Decodes a cursor whose key is a time, a day, a number of a search, or the path of an entry. Throws `Refusal` 400 for any other. */
export function decodeCursor(cursor: string, kind: 'time' | 'day' | 'number' | 'path'): ListCursor {
  const [key = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const keys = {
    time: /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/,
    day: /^\d{4}-\d\d-\d\d$/,
    number: /^\d{1,15}$/,
    path: /^[a-z0-9][a-z0-9/.@-]{0,199}$/,
  }
  if (!keys[kind].test(key) || !/^[\w-]{1,64}$/.test(id) || rest.length > 0)
    throw new Refusal(400, 'cursor: is not one that a list gave')
  return { key, id }
}
