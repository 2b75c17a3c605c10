import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import { origin, today } from '../service-for-tests.ts'
import { welcome } from './email-templates.ts'
import { getIssue, queueIssue } from './issues.ts'
import { countReaders } from './readers.ts'
import {
  addReaders,
  addSubscribers,
  isSent,
  mailTo,
  pace,
  secret,
  startSending,
} from './sending-for-tests.ts'
import { unsubscribe } from './subscription.ts'
import { newsletterToken } from './tokens.ts'

const issue = { id: 'november', templates: welcome, tags: [] }
const at = new Date(`${today}T10:00:00Z`)

onEachDatabase('an issue of the newsletter', databases => {
  test('reaches every reader once, with few mails in the queue at any time', async () => {
    const database = await openAdminDatabase(databases)
    const { db } = database
    await addReaders(db, 200)
    expect(await countReaders({ db, secret }, { tags: [], createdAt: at.toISOString() })).toBe(200)
    expect([await queueIssue(db, issue, at), await queueIssue(db, issue, at)]).toEqual([true, false])
    const sender = startSending(database)
    let most = 0
    while (!(await isSent(db))) {
      most = Math.max(most, (await rowsOf(db, 'jobs')).length)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    await sender.stop()
    expect(new Set(sender.issues()).size).toBe(200)
    expect(sender.issues()).toHaveLength(200)
    expect(most).toBeLessThan(70)
    expect(await getIssue(db, 'november')).toMatchObject({ queued: 200 })
    const left = (await rowsOf(db, 'jobs')).map(({ kind }) => kind)
    expect(left).not.toContain('newsletter-mail')
  }, 30_000)

  test('is not sent to who unsubscribes while it waits in the queue, nor to who confirms after it was handed over', async () => {
    const database = await openAdminDatabase(databases)
    const { db } = database
    await addReaders(db, 29)
    await addSubscribers(db, ['late@example.com'], { confirmed_at: `${today}T11:00:00.000Z` })
    await queueIssue(db, issue, at)
    const sender = startSending(database, { ms: 20 })
    await expect.poll(() => sender.issues().length).toBeGreaterThan(0)
    const last = (await rowsOf(db, 'subscribers')).find(({ email }) => email === 'reader-28@example.com')
    const dependencies = { db, secret, origin, mailHost: 'example.com', clock: () => at } as Dependencies
    const token = newsletterToken(secret, 'manage', last?.id ?? '', null)
    expect(await unsubscribe(dependencies, token)).toBe(true)
    await expect.poll(() => isSent(db), { timeout: 5000 }).toBe(true)
    await sender.stop()
    const reached = sender.issues()
    expect(reached).toHaveLength(28)
    expect(reached).not.toContain('reader-28@example.com')
    expect(reached).not.toContain('late@example.com')
  })

  test('does not keep a confirmation waiting, however slow its mails are', async () => {
    const database = await openAdminDatabase(databases)
    const { db } = database
    await addReaders(db, 200)
    await queueIssue(db, issue, at)
    const sender = startSending(database, { ms: 300, withOthers: true })
    await expect.poll(() => sender.issues().length).toBeGreaterThan(3)
    const began = performance.now()
    await queueMail(db, mailTo('new@example.com'))
    await expect.poll(() => sender.others().includes('new@example.com')).toBe(true)
    expect(performance.now() - began).toBeLessThan(1000)
    await sender.stop()
  })

  test('goes on where it stopped after the process is killed: nobody is left out, nobody gets another copy', async () => {
    const setting = await databases.create()
    const database = await openAdminDatabase(databases, setting)
    const { db } = database
    await addReaders(db, 150)
    await queueIssue(db, issue, new Date(at.getTime()))
    const folder = await mkdtemp(join(tmpdir(), 'newsletter-'))
    afterAll(() => rm(folder, { recursive: true, force: true }))
    const program = `
      const from = path => import(new URL(path, ${JSON.stringify(import.meta.url)}).href)
      const { openDatabase } = await from('../../../platform/database/open-database.ts')
      const { startWorker } = await from('../../../platform/jobs/worker.ts')
      const { createLog } = await from('../../../platform/log.ts')
      const { openMailer } = await from('../../../platform/mail/open-mailer.ts')
      const { newsletterJobs } = await from('./send-newsletter.ts')
      const log = createLog('silent')
      const mailer = openMailer({ kind: 'folder', dir: ${JSON.stringify(folder)}, from: { name: '', address: 'studio@example.com' } }, log)
      const database = await openDatabase(${JSON.stringify(setting)})
      const clock = () => new Date(Date.parse('2100-01-01T00:00:00Z') + Date.now())
      startWorker(database, newsletterJobs({ db: database.db, origin: 'https://example.com', secret: 's', mailHost: 'example.com' }, mailer, ${JSON.stringify(pace)}), { log, pollMs: 10, leaseMs: 300, clock })`
    const run = () =>
      spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio: 'inherit' })
    const mails = async () => (await readdir(folder)).filter(name => name.endsWith('.eml'))
    for (const until of [20, 80]) {
      const child = run()
      await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBeGreaterThan(until)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const last = run()
    await expect.poll(() => isSent(db), { timeout: 15_000 }).toBe(true)
    last.kill('SIGTERM')
    await once(last, 'exit')
    const texts = await Promise.all((await mails()).map(name => readFile(join(folder, name), 'utf8')))
    const reached = texts.map(text => /^To: (\S+)/m.exec(text)?.[1])
    expect(reached).toHaveLength(150)
    expect(new Set(reached).size).toBe(150)
  }, 60_000)
})
