import type { healthCalls as calls } from '../../../contract/office/health.ts'
import { switchReadOnly } from '../../../platform/jobs/read-only.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { getHealth } from './get-health.ts'
import { dropJob, retryJob } from './jobs.ts'
import { endPause } from './pause.ts'

/** Ids of jobs, also of recurring ones: `every:erase-requests`. */
const idIn = ({ id = '' }: Readonly<Record<string, string>>): string => {
  if (!/^[\w:-]{1,100}$/.test(id)) throw notFound()
  return id
}

const notFound = () => new Refusal(404, 'There is no such failed job, or it is under way.')

/** The handlers of the health of the installation, and of its failed jobs. */
export const healthCalls = (dependencies: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  getHealth: ({ now }) => getHealth(dependencies, now),
  async retryJob({ params, act, now }) {
    const id = idIn(params)
    return await act({ kind: 'job', id }, async trx => {
      if (!(await retryJob(trx, id, now))) throw notFound()
      return { success: true }
    })
  },
  async resumeJobs({ body, act }) {
    return await act({ kind: 'job', id: 'all' }, async trx => {
      if (!(await endPause(trx, body.mails))) throw new Refusal(404, 'Jobs are not paused.')
      return { success: true }
    })
  },
  async switchReadOnly({ body: { on }, act, now }) {
    return await act({ kind: 'job', id: 'all', detail: { on } }, async trx => {
      if (!(await switchReadOnly(trx, on, now))) throw new Refusal(409, 'It is so already.')
      return { success: true }
    })
  },
  async dropJob({ params, act, now }) {
    const id = idIn(params)
    return await act({ kind: 'job', id }, async trx => {
      if (!(await dropJob(trx, id, now))) throw notFound()
      return { success: true }
    })
  },
})
