import { afterEach, expect, test } from 'vitest'
import { findDueJob } from '../../../platform/jobs/claim.ts'
import { queuedJobs } from '../../../platform/jobs/queued-jobs-for-tests.ts'
import { startWorker, type Worker } from '../../../platform/jobs/worker.ts'
import { createLog } from '../../../platform/log.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { openThreeServices } from '../three-services-for-tests.ts'

onDatabasesInTurn('the account of an applicant', databases => {
  let worker: Worker | undefined
  afterEach(() => worker?.stop())

  async function open() {
    const services = await openThreeServices(databases)
    const { db, database, jobs, send } = services
    const support = await services.enter('support')
    const at = '2026-06-01T10:00:00.000Z'
    const user = { id: 'account-1', username: 'mio', username_key: 'mio', firstname: 'Mio', lastname: '' }
    const address = { email: 'mio@example.com', email_key: 'mio@example.com', verified_at: at }
    await addRows(db, 'users', [{ ...user, ...address, active: 0, created_at: at }])
    const reference = await send('beta-application', {
      accountId: 'account-1',
      answers: { devices: ['ipad-a16'] },
    })
    const body = { references: [reference], decision: 'invited' }
    expect((await support.call('decideApplications', { body })).json?.decided).toEqual([reference])
    const begin = (clock = () => new Date()) => {
      worker = startWorker(database, jobs, { log: createLog('silent'), clock })
    }
    const account = async () => {
      const [row] = await rowsOf(db, 'users')
      const betas = await rowsOf(db, 'beta_users')
      return [row?.active, betas.map(({ beta_type_id, selected }) => [beta_type_id, selected]).toSorted()]
    }
    return { ...services, support, reference, begin, account }
  }
  const active = [
    1,
    [
      [1, '1'],
      [3, '1'],
    ],
  ]

  test('is active within five seconds of the invitation, also where the process died right after it', async () => {
    const { begin, account } = await open()
    expect(await account()).toEqual([0, []])
    begin()
    await expect.poll(account).toEqual(active)
  })

  test('is activated once where the process died after the account was, and before the job was done', async () => {
    const { db, database, jobs, begin, account, support } = await open()
    await findDueJob(database, ['beta-decision'], new Date(), 60_000)
    const job = (await queuedJobs(db)).find(({ kind }) => kind === 'beta-decision')
    await jobs['beta-decision']?.(job?.payload, { id: job?.id ?? '', attempt: 1 })
    expect(await account()).toEqual(active)
    const before = await rowsOf(db, 'beta_decisions')
    begin(() => new Date(Date.now() + 61_000))
    await expect
      .poll(async () => (await rowsOf(db, 'jobs')).find(({ id }) => id === job?.id)?.done_at)
      .toBeTruthy()
    expect([await account(), await rowsOf(db, 'beta_decisions')]).toEqual([active, before])
    const { json } = await support.call('listApplications', { query: { state: 'invited' } })
    expect(json?.applications).toMatchObject([{ activation: 'done' }])
  })
})
