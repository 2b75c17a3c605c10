import type { Context } from 'hono'
import type { accountRecordCalls as calls } from '../../../../contract/account-records.ts'
import { Refusal } from '../../../http/problem.ts'
import type { Handlers } from '../../../http/service.ts'
import { accountOf } from '../../../http/visitor.ts'
import type { Dependencies } from '../dependencies.ts'
import { eraseRecords } from './erase-records.ts'
import { exportRecords } from './export-records.ts'
import type { Owner } from './owner.ts'

/** What the gallery service asks for an account that is exported or deleted. */
export function recordCalls(dependencies: Dependencies): Handlers<typeof calls> {
  return {
    async exportAccountRecords({ body: { email }, context }) {
      return { records: await exportRecords(dependencies, ownerIn(context, email)) }
    },
    async eraseAccountRecords({ body: { email }, context }) {
      return { kept: await eraseRecords(dependencies, ownerIn(context, email)) }
    },
  }
}

/** Whom a service asks for. Throws `Refusal` 401 for whoever is no service: a browser could name any address. */
function ownerIn(context: Context, email: string | null): Owner {
  const account = accountOf(context)
  if (account === null) throw new Refusal(401, 'Nobody is logged in.')
  return { account, email }
}
