import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { everyLocale } from '../../contract/locale.ts'
import type { Role } from '../../contract/office/permissions.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/identity.ts'
import type { Tables } from '../../server/services/tables.ts'
import { newReference } from '../../services/admin/requests/reference.ts'
import { type NewRequest, storeRequest } from '../../services/admin/requests/store-request.ts'
import { addStaff } from '../../services/office/staff/change-staff.ts'
import { createFormVisitor } from '../form-visitor.ts'
import type { TestServer } from '../test-server.ts'

export const staffPassword = 'nine quiet herons at dusk'

/** A name that no other test has, nor the same test when it is tried again. */
export const uniqueName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`

/** The address that belongs to a name. */
export const addressOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@keys.example`

type Server = Pick<TestServer, 'fetch' | 'settings'>

/** Works on the database of a server that runs. */
export async function onDatabase<T>(
  { settings }: Pick<Server, 'settings'>,
  work: (db: Awaited<ReturnType<typeof openDatabase<Tables>>>['db']) => Promise<T>,
) {
  const database = await openDatabase<Tables>(settings.database)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const invitations = new Map<string, number>()

/**
 * Invites a member of staff; resolves to the path of the invitation. The address is made of the name, with a number when a
 * test is tried again.
 */
export async function inviteStaff(server: Server, name: string, ...roles: readonly Role[]): Promise<string> {
  const times = (invitations.get(name) ?? 0) + 1
  invitations.set(name, times)
  const local = name.toLowerCase().replaceAll(' ', '.')
  const email = `${local}${times > 1 ? `.${times}` : ''}@example.com`
  const { origin } = server.settings
  const link = await onDatabase(server, db =>
    addStaff(
      { db, origin, clock: systemClock },
      { email, name, roles: [...roles], languages: [...everyLocale] },
    ),
  )
  return link.slice(origin.length)
}

/** A member of staff who has accepted an invitation and set up an authenticator app, by the calls of those screens; logged in. */
export async function openStaff(server: Server, name: string, ...roles: readonly Role[]) {
  const visitor = createFormVisitor(server)
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', ...(body && { 'Content-Type': 'application/json' }) }
    const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }
    return (await visitor.fetch(`/api/office${path}`, init)).json() as Promise<Answer>
  }
  const [, token] = (await inviteStaff(server, name, ...roles)).split('token=')
  await call('/invitations', { token, name, password: staffPassword })
  const { secret } = await call<{ secret: string }>('/me/totp')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const codes = await call<{ recovery_codes: string[] }>('/me/totp/confirmation', { code: totp.generate() })
  return { visitor, totp, recoveryCode: codes.recovery_codes[0] ?? '' }
}

/** Confirms on the screen of a member of staff that it is them, and comes back. */
export async function confirmWho(
  { visitor, recoveryCode }: Awaited<ReturnType<typeof openStaff>>,
  link = 'Confirm',
) {
  await visitor.open(visitor.addressOf(link))
  visitor.fill('Password', staffPassword)
  visitor.fill('Code', recoveryCode)
  await visitor.press('Confirm')
}

/** Stores what a visitor has sent; resolves to its reference. */
export function receiveRequest(
  server: Pick<Server, 'settings'>,
  sent: Partial<NewRequest> & { readonly question?: string },
): Promise<string> {
  const { kind = 'support', question = 'My layers are gone.', ...rest } = sent
  const reference = newReference(kind)
  const base = {
    reference,
    kind,
    locale: 'en',
    name: 'Ann',
    email: 'ann@example.com',
    accountId: null,
  } as const
  const answers = { product: 'procreate', question }
  return onDatabase(server, async db => {
    await storeRequest(db, { ...base, answers, ...rest }, new Date())
    return reference
  })
}

/** Stores what a reader has said of a page of the handbook, in Japanese. */
export const rateHandbookPage = (
  server: Pick<Server, 'settings'>,
  { path, helpful = false, comment = null }: { path: string; helpful?: boolean; comment?: string | null },
): Promise<void> =>
  onDatabase(server, async db => {
    await db
      .insertInto('handbook_ratings')
      .values({
        ...{ id: newId(), group_version: '5.1', path, iso: 'ja', helpful: helpful ? 1 : 0, comment },
        created_at: new Date().toISOString(),
      })
      .execute()
  })

/** Attaches a file of a visitor, which is uploaded as their browser does it, to what they have sent. */
export async function attachFile(
  server: Server,
  reference: string,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  const created = await server.fetch(uploadsPath, {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
    body: new Uint8Array(bytes),
  })
  const id = created.headers.get('location')?.split('/').at(-1) ?? ''
  await onDatabase(server, async db => {
    const request = db.selectFrom('requests').select('id').where('reference', '=', reference)
    await db.updateTable('uploads').set({ request_id: request }).where('id', '=', id).execute()
  })
}
