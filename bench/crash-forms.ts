// Crash test of forms: 300 support requests with attachments under random SIGKILLs; no acknowledged request is lost or stored
// twice, and no orphaned file survives the next day's cleanup.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../platform/database/open-database.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import type { Tables } from '../server/services/tables.ts'
import { cleanUploadFolder } from '../services/admin/uploads/clean-folder.ts'
import { openIncomingFolder } from '../services/admin/uploads/incoming/folder.ts'
import { deleteOrphans } from '../services/admin/uploads/remove-uploads.ts'
import { createFormSender, visitorOf } from './form-sender.ts'
import { openFolder, startProduction } from './production.ts'
import { printTable } from './table.ts'
import { makeFile, sendStubbornly } from './tus-sender.ts'

const wanted = 300
const senders = 6
process.env.SERVICE_SECRET = 'known to the bench and the server'

const folder = openFolder()
const dataDir = join(folder, 'data')
let site = await startProduction(folder)
const { port, origin } = site
const sender = createFormSender(origin, process.env.SERVICE_SECRET)
const acknowledged = new Map<number, { reference: string; file: string }>()
let next = 0
let again = 0

/** Sends one until it is acknowledged: the same body with the same proof, however often. */
async function send(n: number): Promise<void> {
  const visitor = visitorOf(n)
  const { id: file } = await sendStubbornly(origin, makeFile(50_000, (n % 250) + 1))
  const email = `sender-${n}@example.com`
  let body: object | null = null
  for (;;) {
    try {
      body ??= {
        product: 'procreate',
        name: `Sender ${n}`,
        email,
        email2: email,
        question: `Question ${n}`,
        uploads: [file],
        code_of_conduct: true,
        lang: 'en-US',
        captcha: await sender.prove(visitor),
      }
      const answer = await sender.post('/support-requests', body, visitor)
      const { reference, errors } = (await answer.json()) as { reference?: string; errors?: object }
      if (reference !== undefined) return void acknowledged.set(n, { reference, file })
      if (errors) throw new Error(`Not taken: ${JSON.stringify(errors)}`)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Not taken')) throw error
    }
    again++
    await sleep(50)
  }
}

const sending = Promise.all(
  Array.from({ length: senders }, async () => {
    while (next < wanted) await send(next++)
  }),
)
let isDone = false
void sending.finally(() => {
  isDone = true
})
let kills = 0
while (!isDone) {
  await sleep(300 + Math.random() * 2500)
  if (isDone) break
  process.kill(site.pid, 'SIGKILL')
  kills++
  site = await startProduction(folder, undefined, port)
}
await sending
await site.stop()

const database = await openDatabase<Tables>({ kind: 'embedded', file: join(dataDir, 'site.db') })
const { db } = database
const stored = await db.selectFrom('requests').select(['id', 'reference', 'email']).execute()
const claimed = await db
  .selectFrom('uploads')
  .select(['id', 'request_id'])
  .where('request_id', 'is not', null)
  .execute()
const requestOf = new Map(stored.map(({ id, reference }) => [reference, id]))
const lost = [...acknowledged.values()].filter(({ reference, file }) => {
  const id = requestOf.get(reference)
  return id === undefined || !claimed.some(upload => upload.id === file && upload.request_id === id)
})
const twice = stored.length - new Set(stored.map(({ email }) => email)).size
const mails = await db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()
const storage = openStorage({ kind: 'folder', dir: join(dataDir, 'files') })
const uploads = join(dataDir, 'uploads')
const later = new Date(Date.now() + 2 * 24 * 3_600_000)
await deleteOrphans({ db, storage, incoming: openIncomingFolder(uploads) }, later, async () => {})
await cleanUploadFolder({ db, folder: uploads }, later)
const files = readdirSync(join(dataDir, 'files', 'attachments')).filter(name => name.startsWith('@'))
const orphans = files.filter(name => !claimed.some(({ id }) => name === `@${id}`))
const growing = readdirSync(uploads)
await database.close()

const verdict = (bad: number) => (bad === 0 ? 'met' : 'MISSED')
printTable(`${wanted} support requests with a file each, the server killed (-9) at random moments`, [
  ['killed', String(kills)],
  ['sent again', String(again)],
  ['acknowledged', String(acknowledged.size)],
  ['of those lost, or without their file', String(lost.length), verdict(lost.length)],
  ['stored twice', String(twice), verdict(twice)],
  [
    'mails too few',
    String(Math.max(0, 2 * stored.length - mails.length)),
    verdict(Math.max(0, 2 * stored.length - mails.length)),
  ],
  [
    'files of nobody after the sweep',
    String(orphans.length + growing.length),
    verdict(orphans.length + growing.length),
  ],
])
