import type { accountRecordCalls as calls } from '../../../../contract/account-records.ts'
import type { Handlers } from '../../../http/service.ts'
import type { Dependencies } from '../dependencies.ts'
import { eraseRecords } from './erase-records.ts'
import { exportRecords } from './export-records.ts'

/** Export and erasure of the records of an account, for the gallery service. */
export function recordCalls(dependencies: Dependencies): Handlers<typeof calls> {
  return {
    exportAccountRecords: async ({ body }) => ({ records: await exportRecords(dependencies, body) }),
    eraseAccountRecords: async ({ body }) => ({ kept: await eraseRecords(dependencies, body) }),
  }
}
