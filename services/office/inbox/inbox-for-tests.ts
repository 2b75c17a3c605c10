import { randomUUID } from 'node:crypto'
import { createOfficeClient, officeApi } from '../../../contract/office/office.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import { ServiceRefusal } from '../../../contract/problem.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { newId } from '../../../platform/identity.ts'
import { jobMigrations } from '../../../platform/jobs/tables.ts'
import { openLimits } from '../../../platform/limits/open-limits.ts'
import { createLog } from '../../../platform/log.ts'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { TestDatabases } from '../../../test/databases.ts'
import { openFolder } from '../../../test/folders.ts'
import { addRows } from '../../../test/rows.ts'
import { adminMigrations } from '../../admin/migrations/migrations.ts'
import { newReference, tokenOf } from '../../admin/requests/reference.ts'
import { type NewRequest, storeRequest } from '../../admin/requests/store-request.ts'
import { createAdminService } from '../../admin/service.ts'
import { createGalleryPeer } from '../../http/peer.ts'
import { defaultLimits, type OfficeLimits } from '../limits.ts'
import { officeMigrations } from '../migrations/migrations.ts'
import type { OfficeTables } from '../schema.ts'
import { createOfficeService } from '../service.ts'

const origin = 'https://example.com'
const serviceSecret = 'a secret between the two'
const secret = 'a secret that signs links'
const silent = createLog('silent')
const nobody = () => Promise.reject(new Error('nothing listens there'))

const endless = Object.fromEntries(
  Object.keys(defaultLimits).map(name => [name, { points: 1_000_000, seconds: 60 }]),
) as unknown as OfficeLimits

/** The services of staff and of visitors on one database, with a clock that tests set. */
export async function openInbox(databases: TestDatabases) {
  const { db } = await databases.open<OfficeTables>([jobMigrations, adminMigrations, officeMigrations])
  const time = { now: new Date('2026-06-15T10:00:00.000Z') }
  const clock = () => time.now
  const storage = openFolderStorage(await openFolder('inbox'))
  const limits = await openLimits(null, silent)
  const peer = { origin, serviceSecret }
  /** What happens while a call of staff waits for its uploads. */
  const meanwhile: { run: (uploads: readonly string[]) => Promise<void> } = { run: async () => {} }
  const office = createOfficeService({
    ...{ db, log: silent, secret, limits, storage, clock, ...peer },
    mailHost: 'example.com',
    allowed: endless,
    gallery: createGalleryPeer(nobody, peer),
    pages: new Set(['/press']),
    contentFolder: '',
    searchCollection: () => [],
    installation: { version: '1.2.3', storageFolder: null, crawl: 'off', backupPath: null },
    finishUploads: ids => meanwhile.run(ids),
    eraseFiles: async () => {},
  })
  const admin = createAdminService({
    ...{ db, log: silent, limits, clock, ...peer },
    forms: {
      ...{ secret, mailHost: 'example.com', captcha: { kind: 'proof-of-work' } },
      finishUploads: async () => {},
      eraseFiles: async () => {},
    },
    countedPages: new Set(),
  })
  return {
    db,
    storage,
    office,
    time,
    meanwhile,
    later(ms: number) {
      time.now = new Date(time.now.getTime() + ms)
    },
    /** A member of staff, logged in. */
    async staff(name: string, ...roles: readonly Role[]) {
      const id = newId()
      const token = newToken()
      const at = time.now.toISOString()
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
      await addRows(db, 'staff', [
        { id, name, email, email_key: email, password_hash: 'x', time_zone: 'UTC', created_at: at },
      ])
      await addRows(
        db,
        'staff_roles',
        roles.map(role => ({ staff_id: id, role })),
      )
      await addRows(db, 'staff_sessions', [
        {
          ...{ token_hash: hashOf(token), id: newId(), staff_id: id, created_at: at, last_seen_at: '2999' },
          ...{ expires_at: '2999', elevated_until: null, device: '', partial: 0, pending_totp: null },
        },
      ])
      const headers = { Cookie: `__Host-office=${token}`, Origin: origin }
      const calls = createOfficeClient({ baseUrl: origin + officeApi, fetch: office, headers })
      return { id, name, email, calls, headers }
    },
    /** Stores what a visitor has sent. Resolves to its reference. */
    async ask(sent: Partial<NewRequest> & { readonly question?: string } = {}): Promise<string> {
      const { kind = 'support', question = 'My layers are gone.' } = sent
      const reference = newReference(kind as RequestKind)
      const name = sent.name ?? 'Ann'
      const answers = { product: 'procreate', question }
      await storeRequest(
        db,
        {
          ...{ kind, reference, locale: 'en', name, accountId: null, answers },
          ...{ email: `${name.toLowerCase()}@example.com`, ...sent },
        },
        time.now,
      )
      return reference
    },
    /** The works that visitors see. */
    async listWorks(lang: string) {
      const answer = await admin(new Request(`${origin}/api/admin/works?lang=${lang}`))
      return (await answer.json()) as { readonly works: readonly object[] }
    },
    /** The sender's view of a request, and what they add to it. */
    sender: (reference: string) => ({
      thread: async () => {
        const path = `/api/admin/support-requests/${reference}?token=${tokenOf(secret, reference)}`
        return (await admin(new Request(origin + path))).json()
      },
      reply: (text: string, uploads: readonly string[] = []) =>
        admin(
          new Request(`${origin}/api/admin/support-requests/${reference}/replies`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Authorization: `Service ${serviceSecret}`,
              'X-Visitor-Address': '203.0.113.7',
            },
            body: JSON.stringify({ token: tokenOf(secret, reference), text, uploads, lang: 'en-US' }),
          }),
        ),
    }),
    async upload(name = 'picture.png') {
      const id = randomUUID().replaceAll('-', '')
      const at = time.now.toISOString()
      await storage.put(`attachments/${id}`, Buffer.from('a picture'), { type: 'image/png', size: 9 })
      await addRows(db, 'uploads', [
        {
          ...{ id, name, size: 9, type: 'image/png', state: 'complete', storage_key: `attachments/${id}` },
          ...{ created_at: at, completed_at: at, reason: null, request_id: null },
        },
      ])
      return id
    },
    /** The time of a job or an answer, after now. */
    in: (ms: number) => isoAfter(time.now, ms),
  }
}

/** The status with which a call is refused; 200 for one that is not. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    error => {
      if (error instanceof ServiceRefusal) return error.status
      throw error
    },
  )
