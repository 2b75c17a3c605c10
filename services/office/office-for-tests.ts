import { Secret, TOTP } from 'otpauth'
import type { Role } from '../../contract/office/permissions.ts'
import type { Migrations } from '../../platform/database/migrate.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import { openFolderStorage } from '../../platform/storage/folder.ts'
import type { TestDatabases } from '../../test/databases.ts'
import { openFolder } from '../../test/folders.ts'
import { adminMigrations } from '../admin/migrations/migrations.ts'
import { createGalleryPeer } from '../http/peer.ts'
import { officeBrowser } from './browser-for-tests.ts'
import { defaultLimits, type OfficeLimits } from './limits.ts'
import { officeMigrations } from './migrations/migrations.ts'
import type { OfficeTables } from './schema.ts'
import { createOfficeService } from './service.ts'
import { addStaff } from './staff/change-staff.ts'

export const origin = 'https://example.com'
export const password = 'nine quiet herons'
const serviceSecret = 'a secret between the two'
const silent = createLog('silent')

/** Unlimited rates, except where a test sets them. */
const endless = Object.fromEntries(
  Object.keys(defaultLimits).map(name => [name, { points: 1_000_000, seconds: 60 }]),
) as unknown as OfficeLimits

interface TestOfficeOptions {
  readonly allowed?: Partial<OfficeLimits>
  /** The store of the rate limits, where processes share it. */
  readonly limits?: Limits
  /** The address of the office. */
  readonly site?: string
}

const owners: readonly Migrations[] = [jobMigrations, adminMigrations, officeMigrations]

/** The office on its own database, with an adjustable clock and browsers with a cookie. */
export async function openOffice(databases: TestDatabases, options: TestOfficeOptions = {}) {
  const { allowed = {}, site = origin } = options
  const database = await databases.open<OfficeTables>(owners)
  const { db } = database
  const time = { now: new Date('2026-06-15T10:00:00.000Z') }
  const clock = () => time.now
  const dependencies = {
    db,
    log: silent,
    origin: site,
    serviceSecret,
    mailHost: 'example.com',
    limits: options.limits ?? (await openLimits(null, silent)),
    allowed: { ...endless, ...allowed },
    storage: openFolderStorage(await openFolder('office')),
    gallery: createGalleryPeer(() => Promise.reject(new Error('nothing listens there')), {
      origin: site,
      serviceSecret,
    }),
    pages: new Set(['/press']),
    contentFolder: '',
    searchCollection: () => [],
    installation: { version: '1.2.3', storageFolder: null, crawl: 'on' as const, backupPath: null },
    finishUploads: async () => {},
    eraseFiles: async () => {},
    passwordCost: { memory: 8, passes: 1, lanes: 1 },
    clock,
  }
  const serviceWith = (secret: string | [string, ...string[]]) =>
    createOfficeService({ ...dependencies, secret })
  const service = serviceWith('a secret that seals')
  const staff = { db, origin: site, clock }
  const browser = (fetch = service) => officeBrowser(fetch, site)
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms)
  }
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now.getTime() })

  /** Adds a member of staff. Resolves to the token of their link. */
  const invite = async (email: string, ...roles: Role[]): Promise<string> =>
    new URL(await addStaff(staff, { email, name: '', roles, languages: [] })).searchParams.get('token') ?? ''

  /** A member of staff with an authenticator app, and the browser of their session. */
  async function enter(email: string, ...roles: Role[]) {
    const visitor = browser()
    const token = await invite(email, ...roles)
    await visitor.call('acceptInvitation', { body: { token, name: 'Ada Moss', password } })
    const { secret } = (await visitor.call('startTotp')).json as { secret: string }
    const { json } = await visitor.call('confirmTotp', { body: { code: codeOf(secret) } })
    pass(30_000)
    const { recovery_codes: recoveryCodes } = json as { recovery_codes: string[] }
    return { visitor, secret, recoveryCodes, email }
  }

  /** Authenticates again, for sensitive acts. */
  async function elevate({ visitor, secret }: Awaited<ReturnType<typeof enter>>) {
    const elevated = await visitor.call('elevate', { body: { password, code: codeOf(secret) } })
    pass(30_000)
    return elevated
  }

  return { db, service, serviceWith, staff, pass, time, browser, codeOf, invite, enter, elevate }
}
