import { Refusal } from '../../../http/problem.ts'

/** The sort key of the last row of a page of votes. */
interface VotesCursor {
  readonly no: number
  readonly path: string
  readonly version: string
}

/** Neither versions nor paths of handbook pages have spaces. */
export const encodeVotesCursor = ({ no, path, version }: VotesCursor): string =>
  Buffer.from(`${no} ${version} ${path}`).toString('base64url')

/** Throws `Refusal` 400 for a cursor that no list gave. */
export function decodeVotesCursor(cursor: string): VotesCursor {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [, no = '', version = '', path = ''] = /^(\d{1,12}) ([\w.-]{1,40}) ([\w./-]{1,300})$/.exec(text) ?? []
  if (path === '') throw new Refusal(400, 'cursor: is not one that a list gave')
  return { no: Number(no), version, path }
}
