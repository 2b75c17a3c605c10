import { expect } from 'vitest'
import { createOfficeClient, type OfficeClient, officeApi } from '../../contract/office/office.ts'
import { ServiceRefusal } from '../../contract/problem.ts'
import { isoAfter } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/identity.ts'
import { mailKind } from '../../platform/mail/outbox.ts'
import type { Tables } from '../../server/services/tables.ts'
import { newReference } from '../../services/admin/requests/reference.ts'
import { storeRequest } from '../../services/admin/requests/store-request.ts'
import { openSession } from '../../services/office/sessions.ts'
import type { TestDatabases } from '../databases.ts'
import { openFolder } from '../folders.ts'
import { readMails } from '../mails.ts'
import { addRows } from '../rows.ts'
import { startServer } from './own-process.ts'

const answersOf = {
  support: { product: 'procreate', question: 'Where are my layers?' },
  'beta-application': { devices: ['ipad-a16'] },
}

/** Two server processes on one database, each with a data folder of its own. */
export async function openTwoOffices(databases: TestDatabases) {
  const setting = await databases.create()
  if (setting.kind !== 'postgres') throw new Error('Two processes share PostgreSQL alone')
  const env = {
    DATABASE_URL: setting.url,
    SECRET: 'x'.repeat(40),
    SERVICE_SECRET: 'known to both of the processes',
  }
  const folders = [await openFolder('office-one'), await openFolder('office-two')]
  const start = (at: number) => startServer({ dataDir: folders[at] ?? '', env })
  // The first one makes the tables.
  const one = await start(0)
  const two = await start(1)
  const { db, close } = await openDatabase<Tables>(setting)
  const mailsWaiting = () =>
    db.selectFrom('jobs').select('id').where('kind', '=', mailKind).where('done_at', 'is', null).execute()
  const clientAt = ({ origin }: typeof one, token: string) =>
    createOfficeClient({
      baseUrl: origin + officeApi,
      fetch,
      headers: { Cookie: `office=${token}`, Origin: origin },
    })

  return {
    db,
    servers: [one, two],
    /** A member of staff who is logged in, with a client of each process. */
    async enter(name: string) {
      const id = newId()
      const email = `${name}@example.com`
      const facts = { password_hash: '', time_zone: 'UTC', created_at: new Date().toISOString() }
      await addRows(db, 'staff', [{ id, name, email, email_key: email, ...facts }])
      await addRows(db, 'staff_roles', [{ staff_id: id, role: 'support' }])
      const session = { id: newId(), staffId: id, device: '', isPartial: false }
      const token = await db.transaction().execute(trx => openSession(trx as never, session, new Date()))
      return { email, atOne: clientAt(one, token), atTwo: clientAt(two, token) }
    },
    /** Stores a request; resolves to its reference. */
    async ask(email: string, kind: keyof typeof answersOf = 'support') {
      const reference = newReference(kind)
      const answers = answersOf[kind]
      const form = { kind, reference, locale: 'en', name: 'Mio', email, accountId: null, answers } as const
      await storeRequest(db as never, form, new Date())
      return reference
    },
    /** Has the mails that wait leave in a moment, instead of in ten seconds. */
    hurry: () =>
      db
        .updateTable('jobs')
        .set({ run_at: isoAfter(new Date(), 300) })
        .where('kind', '=', mailKind)
        .where('done_at', 'is', null)
        .execute(),
    /** How many mails each address has got, of both processes, once none waits. */
    async countMails(emails: readonly string[]) {
      await expect.poll(mailsWaiting, { timeout: 20_000 }).toEqual([])
      return Promise.all(
        emails.map(async email => {
          const mails = await Promise.all(folders.map(dataDir => readMails({ dataDir }, email)))
          return mails.flat().length
        }),
      )
    },
    async stop() {
      await close()
      return Promise.all([one, two].map(async server => (await server.end()).code))
    },
  }
}

export const statusOf = (call: ReturnType<OfficeClient[keyof OfficeClient]>): Promise<number> =>
  Promise.resolve(call).then(
    () => 200,
    error => {
      if (error instanceof ServiceRefusal) return error.status
      throw error
    },
  )
