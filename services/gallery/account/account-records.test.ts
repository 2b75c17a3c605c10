import { beforeAll, describe, expect, test } from 'vitest'
import type { Fetch } from '../../../contract/client.ts'
import { newId } from '../../../platform/identity.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { addSubscribers } from '../../admin/newsletter/sending-for-tests.ts'
import { suppressionHashesOf } from '../../admin/newsletter/tokens.ts'
import { decideApplication } from '../../admin/requests/beta/decide-for-tests.ts'
import { saveDraft } from '../../admin/requests/drafts.ts'
import { eraseExpired } from '../../admin/requests/erase.ts'
import { decidePermission } from '../../admin/requests/permission/permission-for-tests.ts'
import { tokenOf } from '../../admin/requests/reference.ts'
import { addEvent, storeRequest } from '../../admin/requests/store-request.ts'
import { openAdminService } from '../../admin/service-for-tests.ts'
import { addUpload } from '../../admin/uploads/add-upload-for-tests.ts'
import { visitorCallHeader } from '../../http/visitor.ts'
import { mio, openGallery, origin, type TestGalleryOptions } from '../service-for-tests.ts'

const now = new Date('2026-06-15T10:00:00.000Z')
const secret = 'a secret that signs links'
const { password } = mio
const draft = { kind: 'permission', lang: 'en-US', token: undefined, account: null } as const

onDatabasesInTurn('what both services keep of an account', databases => {
  /** Mio, her account, and records of hers and of others; `isAway` makes the admin service unavailable. */
  async function open(options: TestGalleryOptions = {}) {
    const agreement = {
      'legal/beta-agreement/document.yaml': 'effective: 2026-01-01\n',
      ...Object.fromEntries(
        ['en', 'cn', 'jp'].map(language => [
          `legal/beta-agreement/${language}.md`,
          '---\ntitle: "An agreement"\ndescription: "What stays here"\n---\n\nWhat you see stays here.\n',
        ]),
      ),
    }
    const admin = await openAdminService(databases, agreement)
    const line = { isAway: false }
    const reach: Fetch = request =>
      line.isAway ? Promise.reject(new Error('nothing listens there')) : admin.fetch(request)
    const gallery = await openGallery(databases, { ...options, admin: reach })
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', mio)
    const account = browser.cookies.get('user') ?? ''
    const { db } = admin

    const send = async (kind: 'support' | 'beta-application' | 'media-list' | 'permission', more: object) => {
      const reference = `${kind[0]?.toUpperCase()}-${newId().slice(-8)}`.toUpperCase()
      const sent = { kind, reference, locale: 'en', name: 'Mio', email: mio.email, accountId: null } as const
      const id = await storeRequest(
        db,
        { ...sent, answers: { question: 'Where is the hill?' }, ...more },
        now,
      )
      return { id, reference }
    }
    const attach = async (id: string, request_id: string | null, name: string) => {
      const storage_key = `attachments/${id}`
      await admin.storage.put(storage_key, Buffer.from('words'), { type: 'text/plain', size: 5 })
      await addUpload(db, {
        id,
        request_id,
        name,
        size: 5,
        type: 'text/plain',
        created_at: now.toISOString(),
      })
    }
    const at = now.toISOString()
    const subscribe = (email: string) =>
      addSubscribers(db, [email], { locale: 'jp', tags: '["lessons"]', created_at: at, confirmed_at: at })
    const staff = {
      db,
      secret,
      origin: 'https://example.com',
      mailHost: 'example.com',
      clock: () => now,
    }
    return {
      ...gallery,
      admin,
      line,
      browser,
      client: browser.client,
      account,
      send,
      attach,
      subscribe,
      staff,
    }
  }

  const confirm = async ({ client, findToken }: Awaited<ReturnType<typeof open>>) =>
    client.confirmEmail({ body: { token: await findToken(mio.email) } })

  /** One of each kind, by the account, by its address alone, and by others. */
  async function fill(opened: Awaited<ReturnType<typeof open>>) {
    const { admin, account, send, attach, subscribe, staff } = opened
    const asked = await send('support', { accountId: account, email: 'studio@example.com' })
    await attach('a'.repeat(32), asked.id, 'hill.txt')
    await addEvent(
      admin.db,
      { requestId: asked.id, by: 'staff', state: 'answered', text: 'Over there.' },
      now,
    )
    const listed = await send('media-list', {})
    const licensed = await send('permission', {})
    const terms = 'Two hundred bags.'
    await decidePermission(staff, licensed.reference, {
      state: 'accepted',
      text: terms,
      endsOn: '2027-06-01',
    })
    const signed = await send('beta-application', { answers: { message: 'I draw hills.' } })
    await decideApplication(staff, signed.reference, 'invited', ['procreate'])
    const token = tokenOf(secret, signed.reference)
    const signature = { token, name: 'Mio Tanaka', agreed: true, lang: 'en-US' }
    const path = `/support-requests/${signed.reference.toLowerCase()}/signature`
    expect((await admin.post(path, signature)).status).toBe(200)
    const others = await send('support', { name: 'Ada', email: 'ada@example.org', accountId: 'ada' })
    await attach('b'.repeat(32), others.id, 'not-hers.txt')
    await attach('c'.repeat(32), null, 'unsent.txt')
    const { db } = admin
    const typed = { ...draft, kind: 'support' as const, answers: { uploads: ['c'.repeat(32)] } }
    await saveDraft(db, { ...typed, account }, now)
    await saveDraft(db, { ...draft, answers: { contact_email: 'Mio@example.com', marks: 'the hill' } }, now)
    const mailed = await saveDraft(db, { ...draft, answers: { marks: 'a mailed one' } }, now)
    const body = { kind: 'permission', token: mailed.token, email: mio.email, lang: 'en-US' }
    expect((await admin.post('/drafts/mail', body)).status).toBe(200)
    await saveDraft(db, { ...draft, answers: { email: 'ada@example.org', marks: 'not hers' } }, now)
    await subscribe(mio.email)
    await subscribe('ada@example.org')
    return { asked, listed, licensed, signed, others }
  }

  describe('with a confirmed address', () => {
    let opened: Awaited<ReturnType<typeof open>>
    let sent: Awaited<ReturnType<typeof fill>>
    beforeAll(async () => {
      opened = await open()
      await confirm(opened)
      sent = await fill(opened)
    })

    test('is exported whole: threads, files by name, drafts, licences and the newsletter, and nothing of others', async () => {
      const { client } = opened
      const { export: given } = await client.exportUser({ body: { password } })
      const requests = given?.records.requests ?? []
      const references = [sent.asked, sent.listed, sent.licensed, sent.signed].map(
        ({ reference }) => reference,
      )
      expect(requests.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted())
      const [asked] = requests
      expect(asked).toMatchObject({
        email: 'studio@example.com',
        answers: { question: 'Where is the hill?' },
        files: [{ name: 'hill.txt', size: 5, type: 'text/plain' }],
        events: [{ by: 'visitor' }, { by: 'staff', text: 'Over there.' }],
      })
      expect(requests.find(({ kind }) => kind === 'permission')?.licence?.ends_on).toBe('2027-06-01')
      expect(given?.records.drafts).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({
            kind: 'support',
            files: [expect.objectContaining({ name: 'unsent.txt' })],
          }),
          expect.objectContaining({ answers: expect.objectContaining({ marks: 'the hill' }) }),
          expect.objectContaining({ answers: { marks: 'a mailed one' } }),
        ]),
      )
      expect(given?.records.drafts).toHaveLength(3)
      expect(given?.records.newsletter).toMatchObject({ email: mio.email, subjects: ['lessons'] })
      expect(given?.sessions).toHaveLength(1)
      expect(JSON.stringify(given)).not.toMatch(/ada@|not hers|not-hers|token|[\da-f]{64}/)
    })

    test('is refused to a visitor, who could name any address', async () => {
      const { admin, account } = opened
      const forwarded = { Authorization: 'Service a secret between the two', [visitorCallHeader]: '1' }
      for (const path of ['/account-records/export', '/account-records/erasure'])
        for (const from of [{ 'Sec-Fetch-Site': 'same-origin' }, forwarded]) {
          const headers = { 'Content-Type': 'application/json', 'X-Visitor-Account': account, ...from }
          const body = JSON.stringify({ account, email: mio.email })
          const request = new Request(`${origin}/api/admin${path}`, { method: 'POST', headers, body })
          expect((await admin.fetch(request)).status).toBe(403)
        }
    })

    test('is deleted but for what is named with its day, on the page and in one mail', async () => {
      const { client, admin, listMails } = opened
      const { db } = admin
      const answer = await client.deleteUser({ body: { password } })
      const kept = [
        { what: 'licence', reference: sent.licensed.reference, until: '2034-06-01' },
        { what: 'agreement', reference: sent.signed.reference, until: '2028-06-15' },
        { what: 'unsubscribed', reference: null, until: '2028-06-15' },
        { what: 'security-log', reference: null, until: '2026-09-13' },
      ]
      expect(answer).toEqual({ success: true, erasure: { done: true, address: true, kept } })
      const left = await rowsOf(db, 'requests')
      expect(left.map(({ reference }) => reference).toSorted()).toEqual(
        [sent.licensed, sent.signed, sent.others].map(({ reference }) => reference).toSorted(),
      )
      const signed = left.find(({ reference }) => reference === sent.signed.reference)
      expect(Object.keys(JSON.parse(signed?.answers ?? ''))).toEqual(['agreement'])
      expect((await rowsOf(db, 'uploads')).map(({ name }) => name)).toEqual(['not-hers.txt'])
      expect(await admin.storage.get(`attachments/${'a'.repeat(32)}`)).toBe(null)
      expect(await admin.storage.get(`attachments/${'c'.repeat(32)}`)).toBe(null)
      const drafts = await rowsOf(db, 'drafts')
      expect(drafts.map(({ answers }) => JSON.parse(answers).marks)).toEqual(['not hers'])
      expect((await rowsOf(db, 'subscribers')).map(({ email }) => email)).toEqual(['ada@example.org'])
      const deletionMails = (await listMails()).filter(({ subject }) => subject === 'Your account is deleted')
      expect(deletionMails).toHaveLength(1)
      for (const day of ['June 1, 2034', 'June 15, 2028', 'September 13, 2026'])
        expect(deletionMails[0]?.text).toContain(`until ${day}.`)
    })

    test('and the mark of the address goes on its day as well', async () => {
      const { db, storage } = opened.admin
      const marks = async () => (await rowsOf(db, 'suppressions')).map(({ email_hash }) => email_hash)
      expect(await marks()).toEqual([suppressionHashesOf(secret, mio.email)[0]])
      await eraseExpired(db, storage, () => new Date('2028-06-14T10:00:00.000Z'))
      expect(await marks()).toHaveLength(1)
      await eraseExpired(db, storage, () => new Date('2028-06-15T10:00:00.000Z'))
      expect(await marks()).toEqual([])
    })
  })

  test('with an address that is not confirmed is only what the account itself has sent: nobody else is given away or erased', async () => {
    const opened = await open()
    const { client, admin, listMails } = opened
    const { asked } = await fill(opened)
    const { export: given } = await client.exportUser({ body: { password } })
    expect(given?.records.requests.map(({ reference }) => reference)).toEqual([asked.reference])
    expect(given?.records.drafts).toHaveLength(1)
    expect(given?.records.newsletter).toBe(null)
    const { erasure } = await client.deleteUser({ body: { password, lang: 'jp' } })
    expect(erasure).toMatchObject({ done: true, address: false, kept: [{ what: 'security-log' }] })
    expect(await rowsOf(admin.db, 'requests')).toHaveLength(4)
    expect(await rowsOf(admin.db, 'subscribers')).toHaveLength(2)
    expect((await listMails()).at(-1)?.text).toContain('一度も確認されていません')
  })

  test('is not exported in part while the admin service is away, and is erased by a job that goes on until it is done', async () => {
    const opened = await open()
    const { browser, client, admin, line, listMails, db } = opened
    await confirm(opened)
    await fill(opened)
    line.isAway = true
    expect((await browser.send('POST', '/users/me/export', { password })).status).toBe(503)
    const answer = await client.deleteUser({ body: { password } })
    expect(answer.erasure).toMatchObject({ done: false, kept: [{ what: 'security-log' }] })
    expect(await rowsOf(db, 'users')).toEqual([])
    const mailsSaying = async (subject: string) =>
      (await listMails()).filter(mail => mail.subject === subject)
    await expect(listMails()).rejects.toThrow('nothing listens there')
    line.isAway = false
    expect(await mailsSaying('Your account is being deleted')).toHaveLength(1)
    const [last] = await mailsSaying('Your account is deleted')
    expect(last?.text).toContain('until June 1, 2034.')
    expect(await rowsOf(admin.db, 'requests')).toHaveLength(3)
  })
})
