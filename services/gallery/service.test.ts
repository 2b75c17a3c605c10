import { beforeAll, describe, expect, test } from 'vitest'
import { createGalleryClient } from '../../contract/gallery.ts'
import type { Database } from '../../platform/database/database.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import { hashOf } from '../../platform/tokens.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../test/rows.ts'
import { createAdminPeer } from '../http/peer.ts'
import { galleryMigrations } from './migrations/migrations.ts'
import type { GalleryTables } from './schema.ts'
import { createGalleryService } from './service.ts'

const origin = 'http://localhost:3000'
const serviceSecret = 'a secret between the two'
const now = new Date('2026-06-15T10:00:00.000Z')

/** Mio applied to two betas, was picked for one, and is logged in on her tablet. */
const mio = { id: '0190a0b0-0000-7000-8000-00000000c0de', token: 'a-token-that-only-her-browser-knows' }
/** Ada has an account and a session, and nothing to do with Mio's. */
const ada = { id: '0190a0b0-0000-7000-8000-0000000000ad', token: 'another-token-in-another-browser' }

async function addUser({ db }: Database<GalleryTables>, { id, token }: typeof mio, username: string) {
  await addRows(db, 'users', [
    {
      id,
      username,
      username_key: username.toLowerCase(),
      firstname: username,
      lastname: 'Tanaka',
      email: `${username}@example.com`,
      email_key: `${username.toLowerCase()}@example.com`,
      active: 1,
      verified_at: '2026-01-02T00:00:00.000Z',
      created_at: '2026-01-01T00:00:00.000Z',
    },
  ])
  await addSession(db, id, token, '2026-06-15T10:00:00.001Z')
}

const addSession = (db: Database<GalleryTables>['db'], user_id: string, token: string, expires_at: string) =>
  addRows(db, 'sessions', [
    {
      token_hash: hashOf(token),
      user_id,
      created_at: '2026-01-01T00:00:00.000Z',
      last_seen_at: now.toISOString(),
      expires_at,
    },
  ])

onDatabasesInTurn('loading the user of a session', databases => {
  let database: Database<GalleryTables>
  let limits: Awaited<ReturnType<typeof openLimits>>
  beforeAll(async () => {
    database = await databases.open<GalleryTables>([galleryMigrations])
    limits = await openLimits(null, createLog('silent'))
    await addUser(database, mio, 'Mio')
    await addUser(database, ada, 'Ada')
    const betas = [
      { user_id: mio.id, beta_type_id: 3, selected: '0' as const },
      { user_id: mio.id, beta_type_id: 1, selected: '1' as const },
    ]
    await addRows(database.db, 'beta_users', betas)
  })

  const service = (site = origin, cookieDomain: string | null = null) =>
    createGalleryService({
      db: database.db,
      limits,
      log: createLog('silent'),
      origin: site,
      cookieDomain,
      serviceSecret,
      secret: 'a secret that signs proofs',
      captcha: { kind: 'proof-of-work' },
      admin: createAdminPeer(async () => new Response(null, { status: 503 }), {
        origin: site,
        serviceSecret,
      }),
      clock: () => now,
    })

  const load = (body: unknown, headers: Record<string, string> = {}, handler = service()) =>
    handler(
      new Request(`${origin}/api/gallery/session/load`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )

  const expectRefused = async (response: Response) => {
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Unauthorised',
      status: 401,
      detail: 'Invalid user ID or token',
    })
  }

  const expectMio = async (response: Response) => {
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      user: {
        id: mio.id,
        active: 1,
        betaUsers: [
          { beta_type_id: 1, selected: '1' },
          { beta_type_id: 3, selected: '0' },
        ],
        username: 'Mio',
        firstname: 'Mio',
        lastname: 'Tanaka',
        email: 'Mio@example.com',
        verified: true,
      },
    })
  }

  test.for([[undefined], [{}]])(
    'a visitor who sends nothing is nobody, and that is no error (body %j)',
    async ([body]) => {
      const response = await load(body)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ user: null })
    },
  )

  test('the right credentials in the body are known, under either name of the id', async () => {
    await expectMio(await load({ userId: mio.id, token: mio.token }))
    await expectMio(await load({ user: mio.id, token: mio.token }))
  })

  test('the right cookies are known', async () => {
    await expectMio(await load({}, { Cookie: `a=b; user=${mio.id}; token=${mio.token}; c` }))
  })

  test('on https the cookies carry the prefix that binds them to the host, or to https', async () => {
    const cookies = (prefix: string) => ({ Cookie: `${prefix}user=${mio.id}; ${prefix}token=${mio.token}` })
    const own = service('https://example.com')
    const shared = service('https://www.example.com', 'example.com')
    const ours = { 'Sec-Fetch-Site': 'same-origin' }
    await expectMio(await load({}, { ...ours, ...cookies('__Host-') }, own))
    await expectMio(await load({}, { ...ours, ...cookies('__Secure-') }, shared))
    const planted = await load({}, { ...ours, ...cookies('') }, own)
    expect(await planted.json()).toEqual({ user: null })
  })

  test('credentials in the body stand alone: a cookie does not complete them', async () => {
    await expectRefused(await load({ userId: mio.id }, { Cookie: `user=${mio.id}; token=${mio.token}` }))
    await expectRefused(await load({ token: mio.token }, { Cookie: `user=${mio.id}; token=${mio.token}` }))
  })

  describe('is refused with', () => {
    test.for<[string, object]>([
      ['a wrong token', { userId: mio.id, token: 'wrong' }],
      ['a wrong id', { userId: 'wrong', token: mio.token }],
      ["another user's token", { userId: mio.id, token: ada.token }],
      ['the hash of the token', { userId: mio.id, token: hashOf(mio.token) }],
      ['an id alone', { userId: mio.id }],
      ['a token alone', { token: mio.token }],
      ['an empty token', { userId: mio.id, token: '' }],
      ['two empty words', { userId: '', token: '' }],
      ['SQL for an id', { userId: "' or '1'='1", token: mio.token }],
      ['half a character', { userId: '\ud800', token: mio.token }],
    ])('%s', async ([, body]) => expectRefused(await load(body)))

    test.for([
      `user=${mio.id}`,
      `token=${mio.token}`,
      `user=${mio.id}; token=`,
      `user=${mio.id}%00; token=${mio.token}`,
      `user=%E0%A4%A; token=${mio.token}`,
      `user=${'x'.repeat(5000)}; token=${mio.token}`,
    ])('the cookies %s', async cookie => expectRefused(await load({}, { Cookie: cookie })))
  })

  test('a session that has ended is refused, to the millisecond', async () => {
    await addSession(database.db, mio.id, 'ended', now.toISOString())
    await addSession(database.db, mio.id, 'ends soon', '2026-06-15T10:00:00.001Z')
    await expectRefused(await load({ userId: mio.id, token: 'ended' }))
    await expectMio(await load({ userId: mio.id, token: 'ends soon' }))
  })

  test('a malformed credential is refused before the database is asked', async () => {
    for (const word of ['\0', 'x'.repeat(201), 'a\nb', 7, null, {}, []]) {
      const response = await load({ userId: word, token: mio.token })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/^userId: /) })
    }
  })

  test('nothing is stored by any of this', async () => {
    expect(await rowsOf(database.db, 'users')).toHaveLength(2)
    expect(await rowsOf(database.db, 'beta_users')).toHaveLength(2)
  })

  test('the site itself needs no browser: its client proves itself with the secret', async () => {
    const client = createGalleryClient({
      baseUrl: `${origin}/api/gallery`,
      fetch: service(),
      headers: { Authorization: `Service ${serviceSecret}` },
    })
    const { user } = await client.userLoad({ body: { userId: mio.id, token: mio.token } })
    expect(user?.username).toBe('Mio')
  })
})
