import type { Fetch } from '../../contract/client.ts'
import { createGalleryClient } from '../../contract/gallery.ts'
import { queuedJobs } from '../../platform/jobs/queued-jobs-for-tests.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailKind } from '../../platform/mail/outbox.ts'
import { sentMails } from '../../platform/mail/sent-mails-for-tests.ts'
import type { TestDatabases } from '../../test/databases.ts'
import { noScriptProof } from '../captcha/proof-for-tests.ts'
import { createAdminPeer } from '../http/peer.ts'
import {
  createRecipientLimit,
  defaultRecipientLimits,
  type RecipientLimits,
} from '../mail/recipient-limit.ts'
import { reapplicationKind } from './betas/betas.ts'
import { galleryJobs } from './jobs.ts'
import type { GalleryLimits } from './limits.ts'
import { defaultLimits } from './limits.ts'
import { galleryMigrations } from './migrations/migrations.ts'
import type { GalleryTables } from './schema.ts'
import { createGalleryService } from './service.ts'

export const origin = 'http://localhost:3000'
const serviceSecret = 'a secret between the two'
const secret = 'a secret that signs proofs'
const silent = createLog('silent')

/** Unlimited rates, except where a test sets them. */
const endless = Object.fromEntries(
  Object.keys({ ...defaultLimits, ...defaultRecipientLimits }).map(name => [
    name,
    { points: 1_000_000, seconds: 60 },
  ]),
) as unknown as GalleryLimits & RecipientLimits

export interface TestGalleryOptions {
  readonly allowed?: Partial<GalleryLimits & RecipientLimits>
  readonly site?: string
  readonly cookieDomain?: string | null
  /** The handler of the admin service; unreachable where it is left out. */
  readonly admin?: Fetch
  /** Hashes passwords as in production; without it at the least cost, which most tests are not about. */
  readonly realPasswordCost?: boolean
}

const leastCost = { memory: 8, passes: 1, lanes: 1 }

const away: Fetch = () => Promise.reject(new Error('nothing listens there'))

/** The gallery service on its own database, with an adjustable clock and browsers with cookie jars. */
export async function openGallery(databases: TestDatabases, options: TestGalleryOptions = {}) {
  const { allowed = {}, site = origin, cookieDomain = null } = options
  const admin = createAdminPeer(options.admin ?? away, { origin: site, serviceSecret })
  const database = await databases.open<GalleryTables>([jobMigrations, galleryMigrations])
  const { db } = database
  const time = { now: new Date('2026-06-15T10:00:00.000Z') }
  const clock = () => time.now
  const limits = await openLimits(null, silent)
  const allowedHere = { ...endless, ...allowed }
  const service = createGalleryService({
    db,
    log: silent,
    origin: site,
    cookieDomain,
    serviceSecret,
    secret,
    captcha: { kind: 'proof-of-work', cost: 10 },
    admin,
    limits,
    allowed: allowedHere,
    clock,
    ...(options.realPasswordCost ? {} : { passwordCost: leastCost }),
  })
  const prove = () => noScriptProof('gallery', secret, time.now)
  const jobs = galleryJobs({ db, origin: site, admin, limits, allowed: allowedHere, clock })

  /** The mails in the queue, oldest first, after everything else in it is done. */
  async function listMails(): Promise<readonly Mail[]> {
    for (const { id, kind, payload } of await queuedJobs(db)) {
      if (kind === mailKind || kind === reapplicationKind) continue
      await jobs[kind]?.(payload, { id, attempt: 1 })
      await db.deleteFrom('jobs').where('id', '=', id).execute()
    }
    return sentMails(db)
  }

  return {
    db,
    /** The dependencies for calling verbs directly. */
    dependencies: {
      db,
      origin: site,
      clock,
      recipients: createRecipientLimit(limits, allowedHere),
      admin,
    },
    time,
    service,
    listMails,
    pass(ms: number) {
      time.now = new Date(time.now.getTime() + ms)
    },
    /** The token in the newest mail to an address. */
    async findToken(to: string): Promise<string> {
      const mails = (await listMails()).filter(mail => mail.to === to)
      return /\?token=([\w-]{43})\s/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    },
    prove,
    openBrowser: (headers?: Record<string, string>) => openBrowser(service, site, prove, headers),
  }
}

export type TestGallery = Awaited<ReturnType<typeof openGallery>>

/** A browser on a page of the site, with a cookie jar and an address. */
function openBrowser(
  service: (request: Request) => Promise<Response>,
  site: string,
  prove: () => string,
  headers: Record<string, string> = {},
) {
  const cookies = new Map<string, string>()

  async function fetch(request: Request): Promise<Response> {
    request.headers.set('Sec-Fetch-Site', 'same-origin')
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar) request.headers.set('Cookie', jar)
    const response = await service(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    fetch,
    client: createGalleryClient({ baseUrl: `${site}/api/gallery`, fetch }),
    /** A registration without a proof gets a valid one. */
    send: (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
      const isUnproven = path === '/users' && typeof body === 'object' && body !== null
      const sent = isUnproven ? { captcha: prove(), ...body } : body
      return fetch(
        new Request(`${site}/api/gallery${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...more },
          body: sent === undefined ? null : typeof sent === 'string' ? sent : JSON.stringify(sent),
        }),
      )
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** Mio paints on the train, and is old enough. */
export const mio = {
  username: 'mio',
  firstname: 'Mio',
  lastname: 'Tanaka',
  email: 'mio@example.com',
  password: 'lemons and wattle',
  password2: 'lemons and wattle',
  dob: '1994-02-28',
  terms: true,
  lang: 'en',
}

/** Ada has an account too, and nothing to do with Mio's. */
export const ada = { ...mio, username: 'ada', firstname: 'Ada', lastname: 'Byron', email: 'ada@example.org' }
