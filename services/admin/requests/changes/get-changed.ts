import type { RequestRow } from '../../schema.ts'
import type { Means } from '../means.ts'
import { Overtaken } from './overtaken.ts'

/** The request that a change is for: it is there as long as the change is. */
export const getChanged = ({ db }: Pick<Means, 'db'>, id: string): Promise<RequestRow> =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Overtaken('The request of a change is gone'))
