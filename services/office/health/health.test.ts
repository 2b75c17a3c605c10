import { expect, test } from 'vitest'
import { firstIdAt } from '../../../platform/identity.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { pauseJobs } from '../../../platform/jobs/pause.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import { openThreeServices } from '../three-services-for-tests.ts'

const mail = { to: 'mio@example.net', subject: 'Hello', text: 'Hello', locale: 'en' } as const

onDatabasesInTurn('the health of the installation', databases => {
  async function open() {
    const services = await openThreeServices(databases)
    const { db, time } = services
    const administrator = await services.enter('administrator')
    const id = (await queueMail(db, mail, { runAt: time.now })) ?? ''
    const fail = (more: object = {}) =>
      changeRows(db, 'jobs', { id }, { attempts: 3, last_error: '550 <mio@example.net> is unknown', ...more })
    const health = async () => (await administrator.call('getHealth')).json
    const act = async (name: 'retryJob' | 'dropJob', job = id) =>
      (await administrator.call(name, { params: { id: job } })).status
    return { ...services, administrator, id, fail, health, act }
  }

  test('names database, storage and queues', async () => {
    const { db, health, time } = await open()
    await enqueue(db, { kind: 'beta-decision', payload: {}, runAt: new Date(time.now.getTime() + 60_000) })
    expect(await health()).toMatchObject({
      version: '1.2.3',
      database: {
        state: 'ok',
        kind: databases.dialect === 'sqlite' ? 'embedded' : 'postgres',
        bytes: expect.any(Number),
      },
      storage: { state: 'ok', kind: 'folder', free_bytes: expect.any(Number) },
      mail: { state: 'ok', queued: 1, oldest: time.now.toISOString(), given_up: 0 },
      jobs: { state: 'ok', queued: 1, oldest: null, given_up: 0 },
      failures: [],
    })
    time.now = new Date(time.now.getTime() + 12 * 60_000)
    expect(await health()).toMatchObject({ mail: { state: 'attention' }, jobs: { state: 'attention' } })
  })

  test('shows failures without addresses', async () => {
    const { health, fail, id } = await open()
    await fail({
      gave_up_at: '2026-06-15T09:00:00.000Z',
      last_error: `550 <mio@example.net> ${'x'.repeat(900)}`,
    })
    const shown = await health()
    expect(shown).toMatchObject({
      mail: { state: 'attention', queued: 0, given_up: 1 },
      failures: [{ id, kind: 'mail', to: 'example.net', attempts: 3, next_at: null }],
    })
    const [failure] = (shown?.failures ?? []) as { error: string }[]
    expect(failure?.error.startsWith('550 <(address)> xxx')).toBe(true)
    expect(failure?.error.length).toBe(300)
    expect(JSON.stringify(shown)).not.toContain('mio@')
  })

  test('a failed job is due again with all of its attempts, or deleted; each is one act', async () => {
    const { db, act, fail, id, health, time } = await open()
    expect([await act('retryJob'), await act('dropJob'), await act('dropJob', '\0')]).toEqual([404, 404, 404])
    await fail({ gave_up_at: '2026-06-15T09:00:00.000Z' })
    expect(await act('retryJob')).toBe(200)
    expect((await rowsOf(db, 'jobs')).find(job => job.id === id)).toMatchObject({
      ...{ attempts: 0, gave_up_at: null, run_at: time.now.toISOString() },
    })
    expect(await health()).toMatchObject({ mail: { queued: 1 } })
    await fail({ claimed_until: '2026-06-15T10:00:30.000Z' })
    expect([await act('retryJob'), await act('dropJob')]).toEqual([404, 404])
    await fail({ claimed_until: null })
    expect([await act('dropJob'), await act('dropJob')]).toEqual([200, 404])
    expect(await rowsOf(db, 'jobs')).toEqual([])
    const audit = (await rowsOf(db, 'audit')).filter(({ outcome }) => outcome === 'done')
    expect(audit.map(({ act: name, subject }) => [name, subject])).toEqual([
      ['retryJob', id],
      ['dropJob', id],
    ])
  })

  test('jobs wait after a restore until they are let run, with the mails of the backup or without', async () => {
    const { db, administrator, health, time, id } = await open()
    // Ids carry the time of their making.
    await changeRows(db, 'jobs', { id }, { id: firstIdAt(new Date('2026-06-14T10:00:00Z')) })
    const since = '2026-06-15T10:00:00.000Z'
    await pauseJobs(db, { since, backup_at: time.now.toISOString() })
    const later = await queueMail(db, mail, { runAt: time.now })
    expect(await health()).toMatchObject({ paused: { since, mails: 1 } })
    const resume = async (mails: 'send' | 'drop') =>
      (await administrator.call('resumeJobs', { body: { mails } })).status
    expect([await resume('drop'), await resume('send')]).toEqual([200, 404])
    expect(await health()).toMatchObject({ paused: null })
    expect((await rowsOf(db, 'jobs')).map(job => job.id)).toEqual([later])
  })

  test('switches the site to read-only, and back, while nothing else is done', async () => {
    const { administrator, health } = await open()
    const turn = async (on: boolean) => (await administrator.call('switchReadOnly', { body: { on } })).status
    expect([await turn(true), await turn(true)]).toEqual([200, 409])
    expect(await health()).toMatchObject({ read_only: { since: expect.stringMatching(/^2026-/) } })
    expect([await turn(false), await turn(false)]).toEqual([200, 409])
    expect(await health()).toMatchObject({ read_only: { state: 'off', since: null } })
  })

  test('is for administrators', async () => {
    const { enter, id } = await open()
    const others = await enter('support', 'legal', 'press', 'editor')
    expect((await others.call('getHealth')).status).toBe(403)
    expect((await others.call('dropJob', { params: { id } })).status).toBe(403)
  })

  test('an unreachable storage is down', async () => {
    const { health, storage } = await open()
    storage.ready = async () => Promise.reject(new Error('away'))
    expect(await health()).toMatchObject({ storage: { state: 'down', free_bytes: null } })
  })
})
