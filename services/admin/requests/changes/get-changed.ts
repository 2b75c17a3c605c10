import type { RequestRow } from '../../schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConcurrentChange } from './concurrent-change.ts'

/** The request of a change; it exists as long as the change. */
export const getChanged = ({ db }: Pick<Dependencies, 'db'>, id: string): Promise<RequestRow> =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new ConcurrentChange('The request of a change is gone'))
