import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { addSubscribers } from '../../admin/newsletter/sending-for-tests.ts'
import { saveDraft } from '../../admin/requests/drafts.ts'
import { addEvent } from '../../admin/requests/store-request.ts'
import { addUpload } from '../../admin/uploads/add-upload-for-tests.ts'
import { storeMailToken } from '../../gallery/mails/mail-tokens.ts'
import { openThreeServices } from '../three-services-for-tests.ts'
import { erasePersonKeys } from './person-key.ts'

/** Stands in every text of hers, in every table and file. */
const marker = 'quillfeather'
const email = `Mio.${marker}@example.com`
const key = email.toLowerCase()
const other = 'ada@example.org'

const tables = [
  ...['requests', 'request_events', 'request_tags', 'request_words', 'reply_drafts', 'presence'],
  ...['uploads', 'drafts', 'licences', 'beta_seats', 'beta_deliveries', 'subscribers', 'suppressions'],
  ...['spent_proofs', 'jobs', 'users', 'sessions', 'user_devices', 'mail_tokens', 'passkeys', 'beta_users'],
  ...['beta_decisions', 'registration_proofs', 'person_keys', 'audit', 'staff_sessions'],
] as const

const referencesOf = (person: Record<string, unknown> | null) =>
  ((person?.requests ?? []) as { readonly reference: string }[]).map(({ reference }) => reference)

onDatabasesInTurn('a person in the office', databases => {
  async function open() {
    const services = await openThreeServices(databases)
    const administrator = await services.enter('administrator')
    const { db, time } = services
    const at = time.now.toISOString()

    const account = {
      id: 'account-1',
      username: marker,
      username_key: marker,
      firstname: marker,
      lastname: '',
    }
    await addRows(db, 'users', [
      { ...account, email, email_key: key, active: 1, verified_at: at, created_at: at },
      {
        ...{ ...account, id: 'account-2', username: 'ada', username_key: 'ada', firstname: 'Ada' },
        ...{ email: other, email_key: other, active: 0, verified_at: at, created_at: at },
      },
    ])
    await addRows(db, 'user_devices', [{ user_id: 'account-1', device: marker, first_seen_at: at }])
    const link = { token: 'a', userId: 'account-2', purpose: 'change-email', email } as const
    await storeMailToken(db, link, time.now)
    const waiting = {
      state: 'invited',
      betas: '[1]',
      user_id: null,
      decided_at: at,
      expires_at: '2028',
    } as const
    await addRows(db, 'beta_decisions', [{ ...waiting, reference: 'B-22222222', email_key: key }])

    const answers = { question: `Where is the ${marker}?` }
    const support = await services.send('support', { email, name: marker, answers })
    const permission = await services.send('permission', { email, name: marker, answers })
    const elsewhere = { email: 'studio@example.com', accountId: 'account-1', answers }
    await services.send('beta-application', elsewhere)
    await services.send('support', { email: other, name: 'Ada' })
    const rows = await rowsOf(db, 'requests')
    const idOf = (reference: string) => rows.find(row => row.reference === reference)?.id ?? ''
    await addEvent(
      db,
      { requestId: idOf(support), by: 'staff', kind: 'note', text: `About ${marker}` },
      time.now,
    )
    await addRows(db, 'request_tags', [{ request_id: idOf(support), tag: marker, team: 'support' }])
    const draft = { staff_id: administrator.staffId, text: `Dear ${marker}`, uploads: '[]', at }
    await addRows(db, 'reply_drafts', [{ request_id: idOf(support), ...draft }])
    const licence = { starts_on: '2026-06-15', ends_on: '2027-06-15', terms: marker, reminded_at: null }
    await addRows(db, 'licences', [{ request_id: idOf(permission), ...licence }])

    for (const [id, request_id] of [
      ['a'.repeat(32), idOf(support)],
      ['b'.repeat(32), null],
    ] as const) {
      await addUpload(db, { id, request_id, name: `${marker}.txt`, size: 5, created_at: at })
      await services.storage.put(`attachments/${id}`, Buffer.from(marker), { type: 'text/plain', size: 12 })
    }
    const form = { kind: 'support', token: undefined, lang: 'en-US', account: null } as const
    await saveDraft(
      db,
      { ...form, answers: { email, uploads: ['b'.repeat(32)], question: marker } },
      time.now,
    )
    await saveDraft(db, { ...form, answers: { email: other } }, time.now)
    await addSubscribers(db, [key, other], { created_at: at, confirmed_at: at })
    const mail = { subject: marker, text: marker, locale: 'en' } as const
    await queueMail(db, { ...mail, to: email })
    await queueMail(db, { ...mail, to: 'support@example.com', replyTo: email })
    await queueMail(db, { to: `un${key}`, subject: 'Not hers', text: 'Not hers', locale: 'en' })

    /** The tables and files that hold the marker. */
    async function findMarker() {
      const found: string[] = []
      for (const table of tables) {
        const text = JSON.stringify(await rowsOf(db, table))
          .toLowerCase()
          .replaceAll(`un${key}`, '')
        if (text.includes(marker)) found.push(table)
      }
      const files = await readdir(services.folder, { recursive: true, withFileTypes: true })
      for (const file of files.filter(each => each.isFile())) {
        const path = join(file.parentPath, file.name)
        if ((await readFile(path, 'utf8')).includes(marker)) found.push(file.name)
      }
      return found
    }
    const find = async (address = email, who = administrator) =>
      who.call('findPerson', { body: { email: address } })
    return { ...services, administrator, support, permission, findMarker, find }
  }

  test('is found by address, with everything under it, as far as the teams of who asks', async () => {
    const { administrator, enter, find, support, permission } = await open()
    const { json } = await find(` ${email.toUpperCase()}`)
    const params = { key: String(json?.key) }
    expect(params.key).toMatch(/^[0-9a-f]{64}$/)
    const person = (await administrator.call('getPerson', { params })).json
    expect(person).toMatchObject({
      ...{ ...params, names: ['Mio', marker], newsletter: 'subscribed', files: 1 },
      accounts: [{ id: 'account-1', username: marker, active: true }],
      licences: [{ reference: permission, ends_on: '2027-06-15' }],
      mails_queued: 2,
    })
    expect(referencesOf(person)).toHaveLength(3)
    const legal = await enter('legal')
    const seen = (await legal.call('getPerson', { params })).json
    expect(referencesOf(seen)).toEqual([permission])
    const helper = (await (await enter('support')).call('getPerson', { params })).json
    expect(helper).toMatchObject({ licences: [] })
    expect(referencesOf(helper)).toContain(support)
    expect((await (await enter('editor')).call('getPerson', { params })).status).toBe(403)
  })

  test('that nobody knows is not found', async () => {
    const { administrator, find } = await open()
    for (const address of ['nobody@example.com', 'no address', `un${marker}@example.com`, '%@example.com'])
      expect([address, (await find(address)).status]).toEqual([address, 404])
    for (const unknown of ['x', 'f'.repeat(64), "' or 1=1 --", '\0'])
      expect((await administrator.call('getPerson', { params: { key: unknown } })).status).toBe(404)
  })

  test('has a key for 30 days', async () => {
    const { db, enter, find, time } = await open()
    const params = { key: String((await find()).json?.key) }
    time.now = new Date(time.now.getTime() + 31 * 24 * 3_600_000)
    const later = await enter('administrator')
    expect((await later.call('getPerson', { params })).status).toBe(404)
    await erasePersonKeys(db, () => time.now)
    expect(await rowsOf(db, 'person_keys')).toEqual([])
    expect((await find(email, later)).json).toEqual(params)
    await erasePersonKeys(db, () => time.now)
    expect(await rowsOf(db, 'person_keys')).toHaveLength(1)
  })

  test('has all requests on pages, newest first, with their number; a cursor that is none is refused', async () => {
    const { administrator, enter, find, send } = await open()
    await send('support', { email, name: 'Mio' })
    const params = { key: String((await find()).json?.key) }
    const seen: string[] = []
    for (let cursor: unknown; cursor !== null; ) {
      const query = { limit: '3', ...(typeof cursor === 'string' && { cursor }) }
      const { json } = await administrator.call('getPerson', { params, query })
      expect([json?.requests_total, json?.files]).toEqual([4, 1])
      seen.push(...referencesOf(json))
      cursor = json?.next_cursor
    }
    expect([seen.length, new Set(seen).size]).toEqual([4, 4])
    expect((await (await enter('legal')).call('getPerson', { params })).json?.requests_total).toBe(1)
    const query = { cursor: 'nonsense' }
    expect((await administrator.call('getPerson', { params, query })).status).toBe(400)
  })

  test('is exported whole, by administrators who have just authenticated', async () => {
    const { administrator, enter, find, db, time } = await open()
    const params = { key: String((await find()).json?.key) }
    const { json } = await administrator.call('exportPerson', { params })
    const text = JSON.stringify(json)
    expect(json).toMatchObject({
      name: 'person-2026-06-15.json',
      data: { accounts: [{ user: { username: marker } }], records: { newsletter: { email: key } } },
    })
    expect(text.split('Where is the quillfeather?').length).toBeGreaterThan(3)
    expect(text).not.toContain('ada@example.org')
    expect((await (await enter('support', 'legal', 'press')).call('exportPerson', { params })).status).toBe(
      403,
    )
    time.now = new Date(time.now.getTime() + 11 * 60_000)
    expect((await administrator.call('exportPerson', { params })).status).toBe(403)
    expect((await administrator.call('erasePerson', { params })).status).toBe(403)
    expect(JSON.stringify(await rowsOf(db, 'audit'))).not.toContain(marker)
  })

  test('is erased from every table and file, and nobody else is', async () => {
    const { administrator, db, find, findMarker } = await open()
    expect(await findMarker()).toEqual(
      expect.arrayContaining([
        ...[
          'requests',
          'request_events',
          'request_tags',
          'request_words',
          'reply_drafts',
          'uploads',
          'drafts',
        ],
        ...['licences', 'subscribers', 'jobs', 'users', 'user_devices', 'mail_tokens', 'beta_decisions'],
        ...[`@${'a'.repeat(32)}`, `@${'b'.repeat(32)}`],
      ]),
    )
    const params = { key: String((await find()).json?.key) }
    const { status, json } = await administrator.call('erasePerson', { params })
    expect([status, json]).toEqual([200, { requests: 3, files: 2, mails: 2 }])
    expect(await findMarker()).toEqual([])
    expect((await rowsOf(db, 'requests')).map(({ name }) => name)).toEqual(['Ada'])
    expect((await rowsOf(db, 'users')).map(({ id }) => id)).toEqual(['account-2'])
    expect((await rowsOf(db, 'drafts')).length).toBe(1)
    expect((await sentMails(db)).map(({ to }) => to)).toEqual([`un${key}`])
    expect((await administrator.call('getPerson', { params })).status).toBe(404)
    const done = (await rowsOf(db, 'audit')).filter(({ act }) => act === 'erasePerson')
    expect(done).toMatchObject([{ subject: params.key, subject_kind: 'person', outcome: 'done' }])
  })

  test('is not erased in part: without the accounts nothing is, and the next try finds everything', async () => {
    const { administrator, db, find, findMarker, line } = await open()
    const params = { key: String((await find()).json?.key) }
    line.isAway = true
    const before = await findMarker()
    expect((await administrator.call('erasePerson', { params })).status).toBe(503)
    expect(await findMarker()).toEqual(before)
    line.isAway = false
    expect((await administrator.call('erasePerson', { params })).status).toBe(200)
    expect(await findMarker()).toEqual([])
    expect((await rowsOf(db, 'audit')).map(({ act, outcome }) => [act, outcome])).toEqual([
      ['erasePerson', 'refused'],
      ['erasePerson', 'done'],
    ])
  })
})
