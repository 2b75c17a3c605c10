import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import { sentMails } from '../../platform/mail/sent-mails-for-tests.ts'
import { onEachDatabase } from '../../test/databases.ts'
import { rowsOf } from '../../test/rows.ts'
import { galleryMigrations } from './migrations/migrations.ts'
import type { GalleryTables } from './schema.ts'
import { mio } from './service-for-tests.ts'

/** Registers users in eight concurrent loops, and prints each name once its registration is acknowledged. */
const program = (setting: unknown) => `
  const from = path => import(new URL(path, ${JSON.stringify(import.meta.url)}).href)
  const { openDatabase } = await from('../../platform/database/open-database.ts')
  const { createLog } = await from('../../platform/log.ts')
  const { createGalleryService } = await from('./service.ts')
  const { createAdminPeer } = await from('../http/peer.ts')
  const { noScriptProof } = await from('../captcha/proof-for-tests.ts')
  const log = createLog('silent')
  const origin = 'http://localhost:3000'
  const limits = { spend: async () => 0, forget: async () => {}, close: async () => {} }
  const { db } = await openDatabase(${JSON.stringify(setting)})
  const service = createGalleryService({ db, log, origin, serviceSecret: 's', secret: 's', captcha: { kind: 'proof-of-work' }, cookieDomain: null, limits, admin: createAdminPeer(async () => new Response(null, { status: 503 }), { origin, serviceSecret: 's' }) })
  let next = 0
  async function register() {
    while (next < 200) {
      const username = 'painter' + next++
      const body = { ...${JSON.stringify(mio)}, username, email: username + '@example.com', captcha: noScriptProof('gallery', 's', new Date()) }
      const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
      const response = await service(new Request(origin + '/api/gallery/users', { method: 'POST', headers, body: JSON.stringify(body) }))
      if (response.status === 200) process.stdout.write(username + '\\n')
    }
  }
  await Promise.all(Array.from({ length: 8 }, register))`

onEachDatabase('kill -9 during 200 registrations', databases => {
  test('loses none that was acknowledged, and leaves no half user', async () => {
    const setting = await databases.create()
    const database = await openDatabase<GalleryTables>(setting)
    for (const migrations of [jobMigrations, galleryMigrations]) await migrate(database, migrations)
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program(setting)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const acknowledged: string[] = []
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(line)
      if (acknowledged.length === 30) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(child.signalCode).toBe('SIGKILL')

    const { db } = database
    const users = await rowsOf(db, 'users')
    expect(users.map(user => user.username)).toEqual(expect.arrayContaining(acknowledged))
    const owners = async (table: 'sessions' | 'mail_tokens' | 'user_devices') =>
      (await rowsOf(db, table)).map(row => row.user_id).toSorted()
    const ids = users.map(user => user.id).toSorted()
    for (const table of ['sessions', 'mail_tokens', 'user_devices'] as const)
      expect(await owners(table)).toEqual(ids)
    const recipients = (await sentMails(db)).map(({ to }) => to)
    expect(recipients.toSorted()).toEqual(users.map(user => user.email).toSorted())
    await database.close()
  })
})
