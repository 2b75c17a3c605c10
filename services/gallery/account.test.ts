import { beforeAll, expect, test } from 'vitest'
import type { Fetch } from '../../contract/client.ts'
import { queuedJobs } from '../../platform/jobs/queued-jobs-for-tests.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { rowsOf } from '../../test/rows.ts'
import { openAdminService } from '../admin/service-for-tests.ts'
import { type BetaDecision, decideBeta } from './betas/beta-decisions.ts'
import { reapplicationKind } from './betas/betas.ts'
import en from './copy/en.ts'
import { defaultLimits } from './limits.ts'
import { ada, type Browser, mio, openGallery, type TestGallery } from './service-for-tests.ts'

const current = mio.password
const fresh = { password: 'a coast at first light', password2: 'a coast at first light' }

onDatabasesInTurn('an account', databases => {
  async function openWithMio(options = {}) {
    const gallery = await openGallery(databases, options)
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', mio)
    const id = browser.cookies.get('user') ?? ''
    return { ...gallery, browser, client: browser.client, id }
  }

  let shared: TestGallery & { browser: Browser }
  let admin: Fetch
  beforeAll(async () => {
    admin = (await openAdminService(databases)).fetch
    shared = await openWithMio()
    await shared.openBrowser().send('POST', '/users', ada)
  })

  test.each<[string, string, object | undefined]>([
    ['POST', '/users/confirmation/resend', {}],
    ['POST', '/users/beta', { beta_type_id: 1 }],
    ['PATCH', '/users/me', {}],
    ['PUT', '/users/me/password', {}],
    ['PUT', '/users/me/email', {}],
    ['POST', '/users/me/export', {}],
    ['DELETE', '/users/me', {}],
    ['GET', '/sessions', undefined],
    ['DELETE', '/sessions', {}],
    ['DELETE', '/sessions/1', {}],
    ['GET', '/passkeys', undefined],
    ['DELETE', '/passkeys/1', {}],
    ['POST', '/passkeys/proof/options', {}],
    ['POST', '/passkeys/registration/options', {}],
    ['POST', '/passkeys/registration', { response: {} }],
  ])('%s %s is for who is logged in', async (method, path, body) => {
    const response = await shared.openBrowser().send(method, path, body)
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ detail: 'Nobody is logged in.' }),
    ])
  })

  test('a name can be changed, and only to one that is free and fits', async () => {
    const { client, send } = shared.browser
    const password = current
    expect(await client.changeUser({ body: { firstname: ' Mi  o ', username: 'Mio_2', password } })).toEqual({
      success: true,
    })
    expect((await client.userLoad({ body: {} })).user).toMatchObject({
      username: 'Mio_2',
      firstname: 'Mi o',
      lastname: 'Tanaka',
    })
    expect((await send('PATCH', '/users/me', { username: 'АDA' })).status).toBe(422)
    expect(await client.changeUser({ body: { username: 'ada', password, lang: 'jp' } })).toEqual({
      success: false,
      errors: { username: ['このユーザー名はすでに使われています。別の名前を選んでください。'] },
    })
    expect(await client.changeUser({ body: { lastname: '' } })).toEqual({
      success: false,
      errors: { lastname: ['Required field'] },
    })
  })

  test('another password ends the other sessions, keeps this one, and is told by mail', async () => {
    const { client, openBrowser, listMails } = await openWithMio()
    const other = openBrowser()
    await other.client.userLogin({ body: { username: 'mio', password: current } })
    expect(await client.changePassword({ body: { current: 'wrong', ...fresh, password2: '' } })).toEqual({
      success: false,
      errors: { current: [en.password.wrong], password: [en.password.differs] },
    })
    expect(await client.changePassword({ body: { current, ...fresh } })).toEqual({ success: true })
    expect((await other.send('GET', '/sessions')).status).toBe(401)
    expect((await client.listSessions()).sessions).toHaveLength(1)
    expect((await listMails()).at(-1)?.subject).toBe('Your password was changed')
  })

  test('guessing the current password is limited', async () => {
    const { browser } = await openWithMio({ allowed: { proofBySession: { points: 2, seconds: 60 } } })
    const guess = async () => (await browser.send('POST', '/users/me/export', { password: 'guess' })).status
    expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429])
  })

  test('another address counts once it is confirmed; the old one hears of it', async () => {
    const { client, listMails, findToken } = await openWithMio()
    const email = 'mio@studio.example'
    expect(await client.changeEmail({ body: { current: 'wrong', email } })).toEqual({
      success: false,
      errors: { current: [en.password.wrong] },
    })
    expect(await client.changeEmail({ body: { current, email, lang: 'cn' } })).toEqual({ success: true })
    const load = async () => (await client.userLoad({ body: {} })).user
    expect(await load()).toMatchObject({ email: mio.email, verified: false })
    const mails = await listMails()
    expect(
      mails
        .slice(1)
        .map(({ to, locale }) => [to, locale])
        .toSorted(),
    ).toEqual([
      [mio.email, 'cn'],
      [email, 'cn'],
    ])
    const old = /token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    expect(await client.confirmEmail({ body: { token: await findToken(email) } })).toEqual({ success: true })
    expect(await load()).toMatchObject({ email, verified: true })
    expect(await client.confirmEmail({ body: { token: old } })).toEqual({ success: false })
    expect((await client.userLogin({ body: { username: email, password: current } })).success).toBe(true)
  })

  test("somebody else's address is not taken over, nor told of, not even when it is taken in between", async () => {
    const { client, openBrowser, listMails, findToken } = await openWithMio()
    expect(await client.changeEmail({ body: { current, email: ada.email } })).toEqual({ success: true })
    const token = await findToken(ada.email)
    await openBrowser().send('POST', '/users', ada)
    expect(await client.confirmEmail({ body: { token } })).toEqual({ success: false })
    expect(await client.changeEmail({ body: { current, email: ada.email } })).toEqual({ success: true })
    expect((await listMails()).filter(mail => mail.to === ada.email).map(mail => mail.subject)).toEqual([
      'Confirm your new email address',
      'Confirm your email address',
      'You already have an account',
    ])
    expect((await client.userLoad({ body: {} })).user?.email).toBe(mio.email)
  })

  test('staff activate a beta and the user applies again: each press is queued for staff', async () => {
    const { client, db, id } = await openWithMio()
    const betas = async () => {
      const { user } = await client.userLoad({ body: {} })
      return [user?.active, user?.betaUsers]
    }
    const decision: BetaDecision = {
      reference: 'B-22222222',
      state: 'invited',
      account: id,
      email: mio.email,
      betas: [3],
      decided_at: '2026-06-15T09:00:00.000Z',
      expires_at: '2028-06-15T09:00:00.000Z',
    }
    for (let times = 0; times < 2; times++) await decideBeta({ db }, decision)
    expect(await betas()).toEqual([1, [{ beta_type_id: 3, selected: '1' }]])
    for (const beta_type_id of [3, 3, 1] as const)
      expect(await client.publicBetaReapply({ body: { beta_type_id, lang: 'jp' } })).toEqual({
        success: true,
      })
    await decideBeta({ db }, decision)
    expect(await betas()).toEqual([
      1,
      [
        { beta_type_id: 1, selected: '0' },
        { beta_type_id: 3, selected: '0' },
      ],
    ])
    const queued = (await queuedJobs(db)).filter(({ kind }) => kind === reapplicationKind)
    expect(queued.map(({ payload }) => payload)).toEqual([
      { user: id, beta: 3, left: true, lang: 'jp' },
      { user: id, beta: 3, left: false, lang: 'jp' },
      { user: id, beta: 1, left: false, lang: 'jp' },
    ])
  })

  test('one account applies thirty times a day at most', async () => {
    const { browser } = await openWithMio({ allowed: { reapplyByUser: defaultLimits.reapplyByUser } })
    for (let times = 0; times < 30; times++) await browser.send('POST', '/users/beta', { beta_type_id: 1 })
    expect((await browser.send('POST', '/users/beta', { beta_type_id: 1 })).status).toBe(429)
  })

  test.each([0, 4, '1', null, undefined])('there is no beta %j', async beta_type_id => {
    const response = await shared.browser.send('POST', '/users/beta', { beta_type_id })
    expect(response.status).toBe(422)
  })

  test('everything that is kept can be taken away, but nothing that opens the account', async () => {
    const { client } = await openWithMio({ admin })
    await client.publicBetaReapply({ body: { beta_type_id: 1 } })
    expect(await client.exportUser({ body: { password: 'wrong' } })).toEqual({
      success: false,
      errors: { password: [en.password.wrong] },
    })
    const { success, export: kept } = await client.exportUser({ body: { password: current } })
    expect(success).toBe(true)
    expect(kept).toMatchObject({
      user: {
        username: 'mio',
        email: mio.email,
        language: 'en',
        betaUsers: [{ beta_type_id: 1, selected: '0' }],
      },
      sessions: [{ device: '' }],
      devices: [{ device: '' }],
      passkeys: [],
      links_in_mails: [{ purpose: 'confirm', email: mio.email }],
      records: { requests: [], drafts: [], newsletter: null },
    })
    expect(JSON.stringify(kept)).not.toMatch(/argon2|token_hash|[\da-f]{64}/)
  })

  test('deleted is deleted: user, sessions, tokens, betas; a last mail says so', async () => {
    const { browser, client, db, openBrowser, listMails } = await openWithMio({ admin })
    await openBrowser().send('POST', '/users', ada)
    await client.publicBetaReapply({ body: { beta_type_id: 1 } })
    expect((await client.deleteUser({ body: {} })).errors).toEqual({ password: ['Required field'] })
    expect(await client.deleteUser({ body: { password: current, lang: 'jp' } })).toEqual({
      success: true,
      erasure: {
        done: true,
        address: false,
        kept: [{ what: 'security-log', reference: null, until: '2026-09-13' }],
      },
    })
    expect(browser.cookies.size).toBe(0)
    const left = await Promise.all(
      (['users', 'sessions', 'mail_tokens', 'user_devices', 'beta_users'] as const).map(
        async table => (await rowsOf(db, table)).length,
      ),
    )
    expect(left).toEqual([1, 1, 1, 1, 0])
    expect((await listMails()).at(-1)).toMatchObject({ to: mio.email, subject: 'アカウントを削除しました' })
    expect(
      (await openBrowser().client.userLogin({ body: { username: 'mio', password: current } })).success,
    ).toBe(false)
    expect((await openBrowser().send('POST', '/users', mio)).status).toBe(200)
  })
})
