import type { Fetch } from '../contract/client.ts'
import { createGalleryClient } from '../contract/gallery.ts'
import type { Database } from '../platform/database/database.ts'
import { queuedJobs } from '../platform/jobs/queued-jobs-for-tests.ts'
import { jobMigrations } from '../platform/jobs/tables.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { openLimits } from '../platform/limits/open-limits.ts'
import { createLog } from '../platform/log.ts'
import { sentMails } from '../platform/mail/sent-mails-for-tests.ts'
import type { Tables } from '../server/services/tables.ts'
import { adminMigrations } from '../services/admin/migrations/migrations.ts'
import type { Decision } from '../services/admin/requests/beta/decide-application.ts'
import { decideApplication } from '../services/admin/requests/beta/decide-for-tests.ts'
import { decisionKind, notifyGallery, queueDecision } from '../services/admin/requests/beta/notify-gallery.ts'
import { tokenOf } from '../services/admin/requests/reference.ts'
import { createAdminService } from '../services/admin/service.ts'
import { noScriptProof } from '../services/captcha/proof-for-tests.ts'
import { galleryJobs } from '../services/gallery/jobs.ts'
import { galleryMigrations } from '../services/gallery/migrations/migrations.ts'
import { createGalleryService } from '../services/gallery/service.ts'
import { mio } from '../services/gallery/service-for-tests.ts'
import { createAdminPeer, createGalleryPeer } from '../services/http/peer.ts'
import type { TestDatabases } from './databases.ts'
import { removeRows, rowsOf } from './rows.ts'

const origin = 'http://localhost:3000'
const secret = 'a secret that signs links'
const serviceSecret = 'a secret between the two'
const silent = createLog('silent')
const authorized = { Authorization: `Service ${serviceSecret}`, 'Content-Type': 'application/json' }

/** A database with the tables of both services. */
export const openBothDatabases = (databases: TestDatabases): Promise<Database<Tables>> =>
  databases.open([jobMigrations, galleryMigrations, adminMigrations])

const emptied = [
  'users',
  'requests',
  'jobs',
  'beta_decisions',
  'spent_proofs',
  'registration_proofs',
] as const

/** Both services on an emptied database, with the worker of the jobs by which they call each other. */
export async function openServices(database: Database<Tables>) {
  const { db } = database
  for (const table of emptied) await removeRows(db, table)
  const limits = await openLimits(null, silent)
  const time = { offset: 0 }
  const clock = () => new Date(Date.now() + time.offset)
  const common = { db, log: silent, origin, serviceSecret, clock, limits }
  const captcha = { kind: 'proof-of-work', cost: 10 } as const
  const admin = createAdminService({
    ...common,
    forms: {
      ...{ secret, captcha, mailHost: 'example.com' },
      finishUploads: async () => {},
      eraseFiles: async () => {},
    },
  })
  const own = {
    admin,
    gallery: createGalleryService({
      ...{ ...common, secret, captcha, cookieDomain: null },
      admin: createAdminPeer(admin, common),
    }),
  }
  /** The handlers that jobs call; a test replaces one by a fault. */
  const between: { admin: Fetch; gallery: Fetch } = { ...own }
  const jobs = {
    ...galleryJobs({ ...common, admin: createAdminPeer(request => between.admin(request), common) }),
    [decisionKind]: notifyGallery(
      db,
      createGalleryPeer(request => between.gallery(request), common),
    ),
  }
  const worker = startWorker(database, jobs, { log: silent, pollMs: 10, clock })
  const staff = { db, origin, mailHost: 'example.com', secret, clock }
  const listMails = () => sentMails(db)

  return {
    db,
    own,
    between,
    stop: () => worker.stop(),
    /** Lets time pass: jobs that failed are tried again. */
    pass: (ms: number) => {
      time.offset += ms
    },
    /** Waits until nothing is left to tell. */
    async settle() {
      const waiting = async () => (await queuedJobs(db)).some(({ kind }) => kind in jobs)
      for (let tries = 0; await waiting(); tries++) {
        if (tries > 400) throw new Error('Something is still to be told')
        worker.wake()
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    },
    failures: async () => (await rowsOf(db, 'jobs')).filter(({ last_error }) => last_error !== null).length,
    /** Delivers every decision again. */
    async again() {
      const decided = (await rowsOf(db, 'requests')).filter(({ state }) => state !== 'received')
      for (const { id } of decided) await queueDecision(db, id)
    },
    async register(username: string, email = `${username}@example.com`) {
      const cookies = new Map<string, string>()
      const fetch: Fetch = async request => {
        request.headers.set('Sec-Fetch-Site', 'same-origin')
        request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
        const response = await own.gallery(request)
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        return response
      }
      const calls = createGalleryClient({ baseUrl: `${origin}/api/gallery`, fetch })
      await calls.publicBetaRegister({
        body: { ...mio, username, email, captcha: noScriptProof('gallery', secret, clock()) },
      })
      return {
        calls,
        id: cookies.get('user') ?? '',
        /** By the newest link in a mail to an address. */
        async confirm(to = email) {
          const text = (await listMails()).findLast(mail => mail.to === to)?.text ?? ''
          const [, token = ''] = /confirm\?token=([\w-]{43})/.exec(text) ?? []
          return (await calls.confirmEmail({ body: { token } })).success
        },
        async betas() {
          const { user } = await calls.userLoad({ body: {} })
          const entries = user?.betaUsers.map(({ beta_type_id, selected }) => `${beta_type_id}:${selected}`)
          return [user?.active, entries?.join(' ')]
        },
      }
    },
    async apply(email: string, account?: string, form: object = {}) {
      const body = {
        ...{ name: 'Mio', email, email2: email, device_language: 'ja', familiarity: ['sketching'] },
        ...{ devices: ['ipad-a16'], code_of_conduct: true, terms: true, lang: 'en-US' },
        ...{ captcha: noScriptProof('admin', secret, clock()), ...form },
      }
      const headers = { ...authorized, ...(account && { 'X-Visitor-Account': account }) }
      const response = await own.admin(
        new Request(`${origin}/api/admin/beta-applications`, {
          ...{ method: 'POST', headers, body: JSON.stringify(body) },
        }),
      )
      return ((await response.json()) as { reference: string }).reference
    },
    decide: (reference: string, decision: Decision) => decideApplication(staff, reference, decision),
    async withdraw(reference: string) {
      const body = JSON.stringify({ token: tokenOf(secret, reference) })
      const path = `/api/admin/support-requests/${reference}/withdrawal`
      const request = new Request(`${origin}${path}`, { method: 'POST', headers: authorized, body })
      return (await own.admin(request)).status
    },
    requests: () =>
      db
        .selectFrom('requests')
        .select(['reference', 'state', 'account_id', 'answers'])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    listMails,
  }
}
