import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { type JobTables, jobMigrations } from '../jobs/tables.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import { createLog } from '../log.ts'
import type { DatabaseSetting } from '../settings.ts'
import type { Mail } from './mail.ts'
import { openMailer } from './open-mailer.ts'
import { deliverMail, mailKind, queueMail } from './outbox.ts'
import { answerCode, startSmtp, type TestSmtp } from './smtp-for-tests.ts'

const mail: Mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello Ann', locale: 'en' }
const from = { name: 'Studio', address: 'studio@example.com' }
const silent = createLog('silent')

onEachDatabase('the outbox', databases => {
  let setting: DatabaseSetting
  let database: Database<JobTables>
  let smtp: TestSmtp
  let worker: Worker | undefined
  let skippedMs: number

  beforeEach(async () => {
    setting = await databases.create()
    database = await openDatabase<JobTables>(setting)
    await migrate(database, jobMigrations)
    smtp = await startSmtp()
    skippedMs = 0
  })
  afterEach(async () => {
    await worker?.stop()
    await database.close()
    await smtp.close()
  })

  function startSending(): void {
    const mailer = openMailer({ kind: 'smtp', url: smtp.url, from }, silent)
    const handlers = { [mailKind]: deliverMail(mailer) }
    const clock = () => new Date(Date.now() + skippedMs)
    worker = startWorker(database, handlers, { log: silent, pollMs: 10, clock })
  }

  const find = (id: string | null) =>
    database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

  test('sends what was queued, and notes that it is done', async () => {
    const id = await database.db.transaction().execute(trx => queueMail(trx, mail))
    startSending()
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]?.to).toEqual(['ann@example.com'])
    expect(smtp.mails[0]?.header('Message-ID')).toBe(`<${id}@example.com>`)
    expect(smtp.mails[0]?.header('From')).toBe('Studio <studio@example.com>')
    expect(smtp.mails[0]?.header('Content-Language')).toBe('en-US')
    expect(smtp.mails[0]?.raw).toContain('Hello Ann')
  })

  test('sends nothing of a transaction that rolls back', async () => {
    const failing = database.db.transaction().execute(async trx => {
      await queueMail(trx, mail)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    startSending()
    const id = await queueMail(database.db, { ...mail, subject: 'The other one' })
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(smtp.mails.map(sent => sent.header('Subject'))).toEqual(['The other one'])
  })

  test('refuses a hostile mail before it is queued', async () => {
    await expect(queueMail(database.db, { ...mail, to: 'a@example.com,b@example.com' })).rejects.toThrow(
      'one address',
    )
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  test('queues a mail with the same key once', async () => {
    expect(await queueMail(database.db, mail, { dedupeKey: 'welcome:1' })).not.toBe(null)
    expect(await queueMail(database.db, mail, { dedupeKey: 'welcome:1' })).toBe(null)
  })

  test('tries again after a 4xx, with the same Message-ID', async () => {
    const ids: unknown[] = []
    smtp.answer = received => {
      ids.push(received.header('Message-ID'))
      if (ids.length === 1) throw answerCode(451, 'Try again later')
    }
    const id = await queueMail(database.db, mail)
    startSending()
    await expect.poll(async () => (await find(id))?.last_error).toContain('451')
    skippedMs = 60_000
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(ids).toEqual([`<${id}@example.com>`, `<${id}@example.com>`])
    expect(smtp.mails).toHaveLength(1)
  })

  test.each(['recipient', 'message'])('gives up at once after a 5xx to the %s', async stage => {
    const refuse = () => {
      throw answerCode(550, 'No such mailbox')
    }
    if (stage === 'recipient') smtp.answerRecipient = refuse
    else smtp.answer = refuse
    const id = await queueMail(database.db, mail)
    startSending()
    await expect.poll(async () => (await find(id))?.gave_up_at).toBeTruthy()
    expect(await find(id)).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining('No such mailbox'),
    })
  })

  test('waits for a server that is down', async () => {
    const { url } = smtp
    await smtp.close()
    const id = await queueMail(database.db, mail)
    smtp = { ...smtp, url }
    startSending()
    await expect.poll(async () => (await find(id))?.last_error).toContain('ECONNREFUSED')
    smtp = await startSmtp(Number(new URL(url).port))
    skippedMs = 60_000
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(smtp.mails).toHaveLength(1)
  })

  test('sends at most twice, under one Message-ID, when the process is killed before it notes the end', async () => {
    const id = await queueMail(database.db, mail)
    const program = `
      const from = path => import(new URL(path, ${JSON.stringify(import.meta.url)}).href)
      const { openDatabase } = await from('../database/open-database.ts')
      const { startWorker } = await from('../jobs/worker.ts')
      const { createLog } = await from('../log.ts')
      const { openMailer } = await from('./open-mailer.ts')
      const { deliverMail } = await from('./outbox.ts')
      const log = createLog('silent')
      const mailer = openMailer(${JSON.stringify({ kind: 'smtp', url: smtp.url, from })}, log)
      startWorker(await openDatabase(${JSON.stringify(setting)}), { mail: deliverMail(mailer) }, { log })`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: 'inherit',
    })
    const received = new Promise<void>(resolve => {
      smtp.answer = async () => {
        smtp.answer = () => {}
        child.kill('SIGKILL')
        await once(child, 'exit')
        resolve()
      }
    })
    await received
    expect(await find(id)).toMatchObject({ attempts: 1, done_at: null })
    startSending()
    skippedMs = 61_000
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(smtp.mails.map(sent => sent.header('Message-ID'))).toEqual([
      `<${id}@example.com>`,
      `<${id}@example.com>`,
    ])
  }, 20_000)
})
