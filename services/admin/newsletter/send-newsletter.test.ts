import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MailUndeliverable, type OutgoingMail } from '../../../platform/mail/mail.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import { origin, today } from '../service-for-tests.ts'
import { countReaders } from './count-readers.ts'
import { eraseDeliveries } from './deliveries.ts'
import { addIssue, issueFields, resultsOf, startIssue } from './issue-for-tests.ts'
import { findIssue } from './issues.ts'
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

const at = new Date(`${today}T10:00:00Z`)

onDatabasesInTurn('an issue of the newsletter', databases => {
  const open = () => openAdminDatabase(databases)
  /** What `stopIssue` of the office does. */
  const stop = async ({ db }: Awaited<ReturnType<typeof open>>) => {
    const { turn } = (await findIssue(db, 'november')) ?? { turn: 0 }
    await changeRows(db, 'newsletter_issues', { id: 'november' }, { state: 'stopped', turn: turn + 1 })
  }

  test('reaches every reader once, in their language, and its numbers add up', async () => {
    const database = await open()
    const { db } = database
    await addReaders(db, 150)
    await addSubscribers(db, ['mio@example.com'], { locale: 'jp', tags: '["dreams"]' })
    await addSubscribers(db, ['lin@example.com'], { locale: 'cn', tags: '["lessons"]' })
    await addIssue(db, 'november', { in_english: ['cn'], tags: ['dreams', 'lessons'] })
    expect(await startIssue(db, 'november', at)).toBe(true)
    expect(await startIssue(db, 'november', at)).toBe(false)
    const sender = startSending(database)
    await expect.poll(() => isSent(db), { timeout: 20_000 }).toBe(true)
    await sender.stop()
    expect(new Set(sender.issues()).size).toBe(152)
    expect(sender.issues()).toHaveLength(152)
    expect(await resultsOf(db, 'november')).toEqual({ queued: 152, sent: 152, failed: 0, left: 0 })
    expect(await findIssue(db, 'november')).toMatchObject({ state: 'sent' })
    const mailTo = (to: string) => sender.mails().find(mail => mail.to === to)
    const [mio, lin] = [mailTo('mio@example.com'), mailTo('lin@example.com')]
    expect([mio?.subject, lin?.subject]).toEqual(['November in jp', 'November in en'])
    expect(mio?.html).toContain(`${origin}/jp/newsletter/archive/`)
    expect(mio?.html).toContain(`${origin}/jp/newsletter/preferences?token=`)
    expect([lin?.text.includes('退订'), lin?.html?.includes('lang="en-US"')]).toEqual([true, true])
    expect(mio?.headers?.['List-Unsubscribe']).toContain('/unsubscribe?token=')
  }, 30_000)

  test('is counted by language and subject, without those who left', async () => {
    const { db } = await open()
    await addSubscribers(db, ['a@example.com', 'b@example.com'])
    await addSubscribers(db, ['c@example.com'], { locale: 'jp', tags: '["dreams"]' })
    await addSubscribers(db, ['d@example.com'], { locale: 'jp', tags: '["pocket","lessons"]' })
    await addSubscribers(db, ['late@example.com'], { confirmed_at: `${today}T11:00:00.000Z` })
    const counts = await countReaders(db, { tags: ['dreams'], createdAt: at.toISOString() })
    expect(counts.en).toMatchObject({ readers: 2, by_tag: { dreams: 2, company: 2 } })
    expect(counts.jp).toMatchObject({ readers: 1, by_tag: { dreams: 1, pocket: 1, lessons: 1, company: 0 } })
    expect(counts.cn.readers).toBe(0)
  })

  test('is not sent to who unsubscribes while it waits in the queue, nor to who confirms after it was handed over', async () => {
    const database = await open()
    const { db } = database
    await addReaders(db, 29)
    await addSubscribers(db, ['late@example.com'], { confirmed_at: `${today}T11:00:00.000Z` })
    await startIssue(db, 'november', at)
    const sender = startSending(database, { ms: 20 })
    await expect.poll(() => sender.issues().length).toBeGreaterThan(0)
    const last = (await rowsOf(db, 'subscribers')).find(({ email }) => email === 'reader-28@example.com')
    const dependencies = { db, secret, origin, mailHost: 'example.com', clock: () => at } as Dependencies
    const token = newsletterToken(secret, 'manage', last?.id ?? '', null)
    expect(await unsubscribe(dependencies, token)).toBe(true)
    await expect.poll(() => isSent(db), { timeout: 15_000 }).toBe(true)
    await sender.stop()
    const reached = sender.issues()
    expect(reached).toHaveLength(28)
    expect(reached).not.toContain('reader-28@example.com')
    expect(reached).not.toContain('late@example.com')
  })

  test('does not keep a confirmation waiting, however slow its mails are', async () => {
    const database = await open()
    const { db } = database
    await addReaders(db, 200)
    await startIssue(db, 'november', at)
    const sender = startSending(database, { ms: 300, withOthers: true })
    await expect.poll(() => sender.issues().length).toBeGreaterThan(3)
    const before = sender.issues().length
    await queueMail(db, mailTo('new@example.com'))
    await expect.poll(() => sender.others().includes('new@example.com')).toBe(true)
    expect(sender.issues().length - before).toBeLessThan(20)
    await stop(database)
    await sender.stop()
  })

  test('stops between two mails, and goes on with who has not had it, also when it says something else', async () => {
    const database = await open()
    const { db } = database
    await addReaders(db, 120)
    await startIssue(db, 'november', at)
    const sender = startSending(database, { ms: 5 })
    await expect.poll(() => sender.issues().length).toBeGreaterThan(10)
    await stop(database)
    const atStop = sender.issues().length
    await expect.poll(() => isSent(db), { timeout: 20_000 }).toBe(true)
    const after = sender.issues().length
    expect(after - atStop).toBeLessThan(10)
    expect((await findIssue(db, 'november'))?.state).toBe('stopped')
    const english = { subject: 'November, corrected', preheader: '', text: 'Two brushes.' }
    const fields = JSON.stringify({ ...issueFields, texts: { ...issueFields.texts, en: english } })
    await changeRows(db, 'newsletter_issues', { id: 'november' }, { fields, version: 2 })
    expect(await startIssue(db, 'november', at)).toBe(true)
    await expect.poll(() => isSent(db), { timeout: 20_000 }).toBe(true)
    await sender.stop()
    expect(sender.issues()).toHaveLength(120)
    expect(new Set(sender.issues()).size).toBe(120)
    expect(sender.mails().filter(({ subject }) => subject === english.subject)).toHaveLength(120 - after)
    expect(await resultsOf(db, 'november')).toEqual({ queued: 120, sent: 120, failed: 0, left: 0 })
  }, 30_000)

  test('a mail that can never be delivered is counted, and keeps no other waiting', async () => {
    const database = await open()
    const { db } = database
    await addReaders(db, 12)
    await startIssue(db, 'november', at)
    const sent: OutgoingMail[] = []
    const mailer = {
      async send(outgoing: OutgoingMail) {
        if (outgoing.mail.to.startsWith('reader-1@')) throw new MailUndeliverable('no such mailbox')
        sent.push(outgoing)
      },
      close: () => {},
    }
    const sender = startSending(database, { mailer })
    await expect.poll(() => isSent(db), { timeout: 20_000 }).toBe(true)
    await sender.stop()
    expect(sent).toHaveLength(11)
    expect(await resultsOf(db, 'november')).toEqual({ queued: 12, sent: 11, failed: 1, left: 0 })
    expect((await findIssue(db, 'november'))?.state).toBe('sent')
    const month = new Date(Date.parse('2100-02-15T00:00:00Z'))
    await eraseDeliveries(db, month)
    expect(await rowsOf(db, 'newsletter_deliveries')).toEqual([])
    expect(await resultsOf(db, 'november')).toMatchObject({ sent: 11 })
  })

  test('goes on where it stopped after the process is killed: nobody is left out, nobody gets another copy', async () => {
    const setting = await databases.create()
    const database = await openAdminDatabase(databases, setting)
    const { db } = database
    await addReaders(db, 150)
    await startIssue(db, 'november', new Date(at.getTime()))
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
      const sender = { db: database.db, origin: 'https://example.com', secret: 's', mailHost: 'example.com' }
      const jobs = newsletterJobs(sender, mailer, { pace: ${JSON.stringify(pace)}, clock })
      startWorker(database, jobs, { log, pollMs: 10, leaseMs: 300, clock })`
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
    expect(await resultsOf(db, 'november')).toEqual({ queued: 150, sent: 150, failed: 0, left: 0 })
  }, 60_000)
})
