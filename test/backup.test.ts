import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { mailKind, queueMail } from '../platform/mail/outbox.ts'
import { openFolder } from './folders.ts'
import { readMails } from './mails.ts'
import { onDatabase, openStaff } from './office/staff.ts'
import { register } from './register.ts'
import { changeRows, rowsOf } from './rows.ts'
import { openTestServer, projectRoot } from './test-server.ts'

const exec = promisify(execFile)

/** Runs a command against a data folder, with no other setting. */
async function run(command: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const ran = exec(process.execPath, [`bin/${command}.ts`, ...args], { cwd: projectRoot, env })
  return await ran.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code: Number(code), said: String(stderr) }),
  )
}

test('a running site is backed up and restored: sessions are valid, and mails wait until staff let them leave', async () => {
  const first = await openTestServer()
  const Cookie = await register(first, { username: 'ida' })
  const later = new Date(Date.now() + 3_600_000)
  const mail = { to: 'mio@example.net', subject: 'Hello', text: 'Hello', locale: 'en' } as const
  await onDatabase(first, db => queueMail(db, mail, { runAt: later }))
  const { visitor: before } = await openStaff(first, 'Ada Moss', 'administrator')
  const mailsWaiting = async () =>
    (await onDatabase(first, db => rowsOf(db, 'jobs'))).filter(
      ({ kind, done_at }) => kind === mailKind && done_at === null,
    ).length
  // The registration's leaves at once.
  await expect.poll(mailsWaiting).toBe(1)

  const archives = await openFolder('archives')
  expect(await run('backup', first.dataDir, '--folder', archives)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^backup: \S+backup-\d{8}-\d{6}\.tar\.gz: \d+ rows, \d+ files, \d+ MB\n$/),
  })
  const archive = join(archives, (await readdir(archives))[0] ?? '')
  expect(await run('restore', first.dataDir, archive)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is in use by another process'),
  })
  await first.close()

  const dataDir = await openFolder('restored')
  expect(await run('restore', dataDir, archive, '--drill')).toMatchObject({
    code: 0,
    said: expect.stringContaining('restored into an empty folder, and equal'),
  })
  expect(await readdir(dataDir)).toEqual([])
  expect(await run('restore', dataDir, archive)).toMatchObject({ code: 0 })
  expect(await run('restore', dataDir, archive)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not empty'),
  })

  const second = await openTestServer({ env: { DATA_DIR: dataDir } })
  onTestFinished(() => second.close())
  expect((await second.fetch('/account', { headers: { Cookie } })).status).toBe(200)
  const session = { headers: { Cookie: `office=${before.cookie('office')}` } }
  expect((await second.fetch('/office', session)).status).toBe(200)
  const { visitor } = await openStaff(second, 'Ben Roe', 'administrator')
  await visitor.open('/office/health')
  expect(visitor.read('[aria-labelledby="pause-title"]')).toContain('1 mail of the backup waits')
  await onDatabase(second, db =>
    changeRows(db, 'jobs', { kind: 'mail', done_at: null }, { run_at: new Date().toISOString() }),
  )
  await new Promise(resolve => setTimeout(resolve, 1200))
  expect(await readMails({ dataDir }, 'mio@example.net')).toEqual([])
  await visitor.press('Let jobs run, and send them')
  await expect
    .poll(async () => (await readMails({ dataDir }, 'mio@example.net')).length, { timeout: 10_000 })
    .toBe(1)
  expect(visitor.count('[aria-labelledby="pause-title"]')).toBe(0)
})
