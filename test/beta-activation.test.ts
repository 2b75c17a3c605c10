import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import type { Fetch } from '../contract/client.ts'
import { openFolderStorage } from '../platform/storage/folder.ts'
import { eraseExpired } from '../services/admin/requests/erase.ts'
import { openBothDatabases, openServices } from './beta-services.ts'
import { onDatabasesInTurn } from './databases-in-turn.ts'
import { rowsOf } from './rows.ts'

onDatabasesInTurn('betas of accounts:', databases => {
  const database = openBothDatabases(databases)
  let stop: (() => Promise<void>) | undefined
  afterEach(() => stop?.())
  async function open() {
    const services = await openServices(await database)
    stop = services.stop
    return services
  }

  test('a decision reaches the account that applied, once, and what the user does afterwards stays', async () => {
    const { register, apply, decide, settle, again } = await open()
    const mio = await register('mio')
    const reference = await apply('mio@example.com', mio.id)
    expect(await mio.betas()).toEqual([0, ''])
    expect(await decide(reference, 'invited')).toBe(true)
    await settle()
    expect(await mio.betas()).toEqual([1, '1:1 3:1'])
    await mio.calls.publicBetaReapply({ body: { beta_type_id: 3 } })
    await again()
    await settle()
    expect(await mio.betas()).toEqual([1, '1:1 3:0'])
  })

  test('a decision is delivered again while the gallery is down, and counts once where only its answer was lost', async () => {
    const { own, between, register, apply, decide, settle, pass, failures } = await open()
    const mio = await register('mio')
    const reference = await apply('mio@example.com', mio.id)
    let calls = 0
    const faults: Fetch[] = [
      async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      async request => {
        await own.gallery(request)
        throw new TypeError('The connection was cut')
      },
    ]
    between.gallery = request => (faults[calls++] ?? own.gallery)(request)
    await decide(reference, 'invited')
    await expect.poll(() => calls).toBe(1)
    await expect.poll(failures).toBe(1)
    expect(await mio.betas()).toEqual([0, ''])
    pass(10_000)
    await expect.poll(() => calls).toBe(2)
    await mio.calls.publicBetaReapply({ body: { beta_type_id: 1 } })
    pass(60_000)
    await settle()
    expect([calls, await mio.betas()]).toEqual([3, [1, '1:0 3:1']])
  })

  test('a decision without an account waits for the one that confirms the address, however it does', async () => {
    const { register, apply, decide, settle } = await open()
    const references = [await apply('ada@example.org'), await apply('ida@example.org')]
    for (const reference of references) await decide(reference, 'invited')
    await settle()
    const ada = await register('ada', 'Ada@example.org')
    expect(await ada.betas()).toEqual([0, ''])
    expect(await ada.confirm()).toBe(true)
    expect(await ada.betas()).toEqual([1, '1:1 3:1'])
    const ida = await register('ida', 'elsewhere@example.org')
    await ida.confirm()
    expect(await ida.betas()).toEqual([0, ''])
    const { errors } = await ida.calls.changeEmail({
      body: { current: 'lemons and wattle', email: 'ida@example.org' },
    })
    expect(errors).toBeUndefined()
    expect(await ida.confirm('ida@example.org')).toBe(true)
    expect(await ida.betas()).toEqual([1, '1:1 3:1'])
  })

  test('a decision reaches a confirmed address at once, an address that is not confirmed never, and nobody twice', async () => {
    const { register, apply, decide, settle } = await open()
    const mio = await register('mio')
    const ada = await register('ada')
    await ada.confirm()
    await decide(await apply('mio@example.com'), 'invited')
    await decide(await apply('ada@example.com', undefined, { devices: ['iphone-17'] }), 'invited')
    await settle()
    expect([await mio.betas(), await ada.betas()]).toEqual([
      [0, ''],
      [1, '2:1'],
    ])
    // The records linked to an account stay with it when its address moves to another account.
    await ada.calls.changeEmail({ body: { current: 'lemons and wattle', email: 'ada@example.org' } })
    await ada.confirm('ada@example.org')
    const other = await register('other', 'ada@example.com')
    await other.confirm()
    expect([await ada.betas(), await other.betas()]).toEqual([
      [1, '2:1'],
      [0, ''],
    ])
  })

  test('a decision that ends an application takes the entry away, and the place with it, also when it comes first', async () => {
    const { db, own, between, register, apply, decide, withdraw, settle, pass } = await open()
    const mio = await register('mio')
    const first = await apply('mio@example.com', mio.id)
    await mio.calls.publicBetaReapply({ body: { beta_type_id: 1 } })
    await mio.calls.publicBetaReapply({ body: { beta_type_id: 3 } })
    await settle()
    await decide(first, 'declined')
    await settle()
    expect(await mio.betas()).toEqual([0, ''])
    const second = await apply('mio@example.com', mio.id)
    await decide(second, 'invited')
    await settle()
    expect(await mio.betas()).toEqual([1, '1:1 3:1'])
    expect(await withdraw(second)).toBe(200)
    expect(await decide(second, 'declined')).toBe(false)
    await settle()
    expect(await mio.betas()).toEqual([0, ''])
    const third = await apply('mio@example.com', mio.id)
    const late: Request[] = []
    between.gallery = async request => {
      late.push(request.clone())
      return new Response(null, { status: 503 })
    }
    await decide(third, 'invited')
    await expect.poll(() => late.length).toBe(1)
    between.gallery = own.gallery
    expect(await withdraw(third)).toBe(200)
    pass(60_000)
    await settle()
    for (const request of late) expect((await own.gallery(request)).status).toBe(200)
    expect(await mio.betas()).toEqual([0, ''])
    expect((await rowsOf(db, 'beta_decisions')).map(({ email_key }) => email_key)).toEqual(['', '', ''])
  })

  test('a decision of a deleted account is for nobody but the owner of its address, and is erased with the application', async () => {
    const { db, register, apply, decide, settle, again } = await open()
    const mio = await register('mio')
    const before = await apply('mio@example.com', mio.id)
    await decide(before, 'invited')
    await settle()
    expect((await mio.calls.deleteUser({ body: { password: 'lemons and wattle' } })).success).toBe(true)
    await again()
    await settle()
    const next = await register('mio')
    await next.confirm()
    expect(await next.betas()).toEqual([0, ''])
    const decisions = await rowsOf(db, 'beta_decisions')
    expect(decisions).toMatchObject([{ user_id: null, email_key: '' }])
    const end = new Date(Date.parse(decisions[0]?.expires_at ?? '') + 1000)
    await eraseExpired(db, openFolderStorage(tmpdir()), () => end)
    expect(await rowsOf(db, 'requests')).toEqual([])
  })

  test('a decision is taken from the other service alone', async () => {
    const { own, register } = await open()
    const mio = await register('mio')
    const decision = {
      ...{ state: 'invited', account: mio.id, email: 'mio@example.com', betas: [1] },
      ...{ decided_at: '2026-06-15T09:00:00.000Z', expires_at: '2028-06-15T09:00:00.000Z' },
    }
    const again = { account: mio.id, name: 'Mio', email: 'mio@example.com', verified: true }
    const calls = [
      ['gallery', '/beta-decisions/B-22222222', decision],
      ['admin', '/beta-reapplications/1', { ...again, beta: 1, left: false, lang: 'ja' }],
    ] as const
    for (const [name, path, body] of calls) {
      for (const headers of [
        { Origin: 'http://localhost:3000' },
        { Authorization: 'Service a guess between the two' },
        { Authorization: 'Service a secret between the two', 'X-Visitor-Call': '1' },
      ]) {
        const request = new Request(`http://localhost:3000/api/${name}${path}`, {
          method: 'PUT',
          headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
        expect((await own[name](request)).status).toBe(403)
      }
    }
    expect(await mio.betas()).toEqual([0, ''])
  })

  async function openWithMio() {
    const services = await open()
    const mio = await services.register('mio')
    const apply = async (beta_type_id: 1 | 2 | 3, lang?: 'cn' | 'jp') => {
      await mio.calls.publicBetaReapply({ body: { beta_type_id, ...(lang && { lang }) } })
      await services.settle()
    }
    const betas = async () =>
      (await services.requests()).map(({ state, answers }) => [state, JSON.parse(answers).betas])
    return { ...services, mio, again: apply, betasOfRequests: betas }
  }

  test('an application from an account is a request in the inbox, with a mail to who applied and one to staff, once', async () => {
    const { mio, again, requests, listMails } = await openWithMio()
    await again(2, 'jp')
    await again(2, 'jp')
    const [request, ...more] = await requests()
    expect(more).toEqual([])
    const { reference = '' } = request ?? {}
    expect(request).toEqual({
      ...{ reference: expect.stringMatching(/^B-/), state: 'received', account_id: mio.id },
      answers: '{"betas":["pocket"]}',
    })
    const [, letter, notice, ...others] = await listMails()
    expect(others).toEqual([])
    expect([letter?.to, letter?.locale, letter?.subject]).toEqual([
      ...['mio@example.com', 'jp', `ベータ版への応募 ${reference}`],
    ])
    expect(letter?.text).toContain('アカウントから pocket のベータ版へのご応募を受け付けました。')
    expect(letter?.text).not.toContain('Mio')
    expect([notice?.to, notice?.subject]).toEqual([
      'support@example.com',
      `[${reference}] Beta application from an account: pocket`,
    ])
  })

  test('an application from an account adds a beta to the one that waits, and after a decision is another, with the answers of before', async () => {
    const { db, apply, decide, settle, mio, again, betasOfRequests, requests, listMails } =
      await openWithMio()
    const form = await apply('mio@example.com', mio.id)
    await again(1)
    expect((await betasOfRequests()).length).toBe(1)
    await again(2)
    expect(await betasOfRequests()).toEqual([['received', ['procreate', 'pocket', 'dreams']]])
    await decide(form, 'declined')
    await settle()
    expect(await mio.betas()).toEqual([0, ''])
    await again(3, 'cn')
    expect(await betasOfRequests()).toEqual([
      ['declined', ['procreate', 'pocket', 'dreams']],
      ['received', ['dreams']],
    ])
    expect(JSON.parse((await requests())[1]?.answers ?? '')).toMatchObject({ devices: ['ipad-a16'] })
    expect(await mio.betas()).toEqual([0, '3:0'])
    const notices = (await listMails()).filter(({ to }) => to === 'support@example.com')
    expect(notices.at(-1)?.text).toContain(`Before: ${form}, declined`)
    const events = await rowsOf(db, 'request_events')
    expect(events).toContainEqual(expect.objectContaining({ state: 'reapplied', text: 'pocket' }))
  })

  test('an application from an account that is delivered again after a decision makes nothing new', async () => {
    const { own, between, decide, settle, pass, mio, requests } = await openWithMio()
    let deliveries = 0
    between.admin = async request => {
      const answer = await own.admin(request)
      if (deliveries++ === 0) throw new TypeError('The connection was cut')
      return answer
    }
    await mio.calls.publicBetaReapply({ body: { beta_type_id: 1 } })
    await expect.poll(() => deliveries).toBe(1)
    await decide((await requests())[0]?.reference ?? '', 'declined')
    pass(60_000)
    await settle()
    expect([deliveries, (await requests()).map(({ state }) => state)]).toEqual([2, ['declined']])
  })

  test('an application from an account gives up a place that it is for: an invitation and an entry that waits never stand for one beta', async () => {
    const { apply, decide, settle, mio, again, betasOfRequests, listMails } = await openWithMio()
    const form = await apply('mio@example.com', mio.id)
    await decide(form, 'invited')
    await settle()
    await again(3)
    expect(await mio.betas()).toEqual([1, '1:1 3:0'])
    expect(await betasOfRequests()).toEqual([
      ['invited', ['procreate']],
      ['received', ['dreams']],
    ])
    await again(1)
    expect(await betasOfRequests()).toEqual([
      ['withdrawn', ['procreate']],
      ['received', ['procreate', 'dreams']],
    ])
    expect(await mio.betas()).toEqual([1, '1:0 3:0'])
    expect((await listMails()).length).toBeGreaterThan(5)
  })

  test('an application from an account of three betas at once is one request', async () => {
    const { settle, mio, betasOfRequests } = await openWithMio()
    await Promise.all(
      ([1, 2, 3] as const).map(beta_type_id => mio.calls.publicBetaReapply({ body: { beta_type_id } })),
    )
    for (let tries = 0; tries < 3; tries++) await settle()
    expect(await betasOfRequests()).toEqual([['received', ['procreate', 'pocket', 'dreams']]])
  })
})
