import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openOffice, password } from '../office-for-tests.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

onDatabasesInTurn('the door of the office', databases => {
  test('a link is good once and for 24 hours; a session begins with it, whose second factor has to be set up', async () => {
    const { browser, invite, pass } = await openOffice(databases)
    const token = await invite('ada@example.com', 'support')
    const visitor = browser()
    const found = await visitor.call('getInvitation', { body: { token } })
    expect(found).toMatchObject({ status: 200, json: { email: 'ada@example.com', purpose: 'invitation' } })
    const accepted = await visitor.call('acceptInvitation', { body: { token, name: 'Ada', password } })
    expect(accepted).toMatchObject({ status: 200, json: { next: 'enrol' } })
    expect(visitor.setCookie).toMatch(
      /^__Host-office=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    for (const name of ['getInvitation', 'acceptInvitation'] as const) {
      const body = name === 'getInvitation' ? { token } : { token, name: 'Eve', password }
      expect((await browser().call(name, { body })).status).toBe(404)
    }
    const late = await invite('bob@example.com', 'support')
    pass(24 * hourMs)
    expect((await browser().call('getInvitation', { body: { token: late } })).status).toBe(404)
  })

  test('a new password is not short, known or made of the name; the link stays good', async () => {
    const { browser, invite } = await openOffice(databases)
    const token = await invite('ada.moss@example.com', 'support')
    for (const [typed, reason] of [
      ['heron', 'too_short'],
      ['password123', 'known'],
      ['AdaMoss2026', 'name'],
      ['procreate-ada', 'name'],
    ] as const) {
      const body = { token, name: 'Ada Moss', password: typed }
      const { status, json } = await browser().call('acceptInvitation', { body })
      expect([status, json]).toEqual([422, { reason }])
    }
    expect((await browser().call('acceptInvitation', { body: { token, name: ' ', password } })).status).toBe(
      422,
    )
    expect(
      (await browser().call('acceptInvitation', { body: { token, name: 'Ada', password } })).status,
    ).toBe(200)
  })

  test('a log-in takes password and code; its first half reads nothing', async () => {
    const { browser, enter, codeOf, pass } = await openOffice(databases)
    const { secret, email } = await enter('ada@example.com', 'administrator')
    const visitor = browser()
    const first = await visitor.call('logIn', { body: { email: 'ADA@example.com', password } })
    expect(first).toMatchObject({ status: 200, json: { next: 'second-factor' } })
    const half = visitor.cookie
    for (const name of ['getMe', 'listOwnSessions', 'elevate', 'logOut', 'renewRecoveryCodes'] as const)
      expect((await visitor.call(name, { body: name === 'elevate' ? {} : undefined })).status).toBe(401)
    for (const name of ['startTotp', 'startPasskey'] as const)
      expect([name, (await visitor.call(name)).status]).toEqual([name, 401])
    expect(await visitor.call('giveSecondFactor', { body: { code: '000000' } })).toMatchObject({
      status: 401,
      json: { reason: 'code' },
    })
    const code = codeOf(secret)
    expect((await visitor.call('giveSecondFactor', { body: { code } })).json).toEqual({ next: 'done' })
    expect(visitor.cookie).not.toBe(half)
    expect((await visitor.call('getMe')).json).toMatchObject({
      email,
      has_totp: true,
      recovery_codes_left: 10,
    })
    visitor.cookie = half
    expect((await visitor.call('getMe')).status).toBe(401)

    // The code is spent, and so is the one before it.
    const again = browser()
    await again.call('logIn', { body: { email, password } })
    expect((await again.call('giveSecondFactor', { body: { code } })).status).toBe(401)
    pass(-30_000)
    expect((await again.call('giveSecondFactor', { body: { code: codeOf(secret) } })).status).toBe(401)
    pass(90_000)
    expect((await again.call('giveSecondFactor', { body: { code: ` ${codeOf(secret)} ` } })).status).toBe(200)
  })

  test('two who send one code at once: one enters', onBoth, async () => {
    const { browser, enter, codeOf } = await openOffice(databases)
    const { secret, email } = await enter('ada@example.com', 'support')
    const visitors = [browser(), browser(), browser()]
    for (const visitor of visitors) await visitor.call('logIn', { body: { email, password } })
    const code = codeOf(secret)
    const answers = await Promise.all(visitors.map(each => each.call('giveSecondFactor', { body: { code } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('a recovery code is good once; new ones void the former', async () => {
    const { browser, db, enter, elevate } = await openOffice(databases)
    const ada = await enter('ada@example.com', 'support')
    const [code = '', other = ''] = ada.recoveryCodes
    expect(new Set(ada.recoveryCodes).size).toBe(10)
    expect(JSON.stringify(await rowsOf(db, 'staff_recovery'))).not.toContain(code)
    const logIn = async (typed: string) => {
      const visitor = browser()
      await visitor.call('logIn', { body: { email: ada.email, password } })
      return (await visitor.call('giveSecondFactor', { body: { code: typed } })).status
    }
    expect(await logIn(code.toUpperCase().replaceAll('-', ' '))).toBe(200)
    expect(await logIn(code)).toBe(401)
    expect((await ada.visitor.call('renewRecoveryCodes')).status).toBe(403)
    await elevate(ada)
    const { json } = await ada.visitor.call('renewRecoveryCodes')
    expect(await logIn(other)).toBe(401)
    expect(await logIn((json as { recovery_codes: string[] }).recovery_codes[9] ?? '')).toBe(200)
  })

  test('a session ends after 31 minutes without use, and after 12 hours in any case', async () => {
    const { enter, pass } = await openOffice(databases)
    const { visitor } = await enter('ada@example.com', 'support')
    for (let minutes = 0; minutes < 11 * 60; minutes += 28) {
      pass(28 * minuteMs)
      expect((await visitor.call('getMe')).status).toBe(200)
    }
    const idle = visitor.cookie
    pass(31 * minuteMs)
    expect((await visitor.call('getMe')).status).toBe(401)
    expect(idle).toBe(visitor.cookie)
    const bob = await enter('bob@example.com', 'support')
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect((await bob.visitor.call('getMe')).status).toBe(200)
      pass(20 * minuteMs)
    }
    expect((await bob.visitor.call('getMe')).status).toBe(401)
  })

  test('an open page that nobody uses keeps no session alive', async () => {
    const { enter, pass } = await openOffice(databases)
    const { visitor } = await enter('ada@example.com', 'support')
    const pulse = async () => (await visitor.call('pulse', { body: { doing: 'reading' } })).json?.detail
    for (let minutes = 0; minutes < 30; minutes += 5) {
      expect(await pulse()).not.toBe('Log in first.')
      pass(5 * minuteMs)
    }
    expect(await pulse()).toBe('Log in first.')
  })

  test('elevation takes password and code, lasts ten minutes, and renews the token', async () => {
    const { enter, codeOf, elevate, pass } = await openOffice(databases)
    const ada = await enter('ada@example.com', 'support')
    const { visitor, secret } = ada
    const before = visitor.cookie
    for (const [body, reason] of [
      [{ password: 'wrong', code: codeOf(secret) }, 'credentials'],
      [{ password, code: '000000' }, 'code'],
      [{ answer: {} }, 'passkey'],
    ] as const)
      expect(await visitor.call('elevate', { body })).toMatchObject({ status: 401, json: { reason } })
    expect((await visitor.call('elevate', { body: { password } })).status).toBe(422)
    expect(visitor.cookie).toBe(before)
    expect((await elevate(ada)).status).toBe(200)
    expect(visitor.cookie).not.toBe(before)
    expect((await visitor.call('getMe')).json?.elevated_until).not.toBeNull()
    expect((await visitor.call('renewRecoveryCodes')).status).toBe(200)
    pass(10 * minuteMs)
    expect((await visitor.call('getMe')).json?.elevated_until).toBeNull()
    expect((await visitor.call('renewRecoveryCodes')).status).toBe(403)
    visitor.cookie = before
    expect((await visitor.call('getMe')).status).toBe(401)
  })

  test('a log-in ends the session that its browser had; log-out and the list end others', async () => {
    const { browser, enter } = await openOffice(databases)
    const { visitor, email } = await enter('ada@example.com', 'support')
    const listed = (await visitor.call('listOwnSessions')).json as { sessions: Record<string, unknown>[] }
    expect(listed.sessions).toMatchObject([{ device: 'Firefox · macOS', current: true }])
    const { id } = listed.sessions[0] as { id: string }
    expect((await visitor.call('endOwnSession', { params: { id } })).status).toBe(404)
    const eve = await enter('eve@example.com', 'administrator')
    expect((await eve.visitor.call('endOwnSession', { params: { id } })).status).toBe(404)
    const other = browser()
    await other.call('logIn', { body: { email, password } })
    const half = (await visitor.call('listOwnSessions')).json as {
      sessions: { id: string; current: boolean }[]
    }
    expect(half.sessions).toHaveLength(2)
    const ended = half.sessions.find(({ current }) => !current)?.id ?? ''
    expect((await visitor.call('endOwnSession', { params: { id: ended } })).status).toBe(200)
    expect((await other.call('giveSecondFactor', { body: { code: '000000' } })).status).toBe(401)
    const before = visitor.cookie
    await visitor.call('logIn', { body: { email, password } })
    visitor.cookie = before
    expect((await visitor.call('getMe')).status).toBe(401)
    expect((await eve.visitor.call('logOut')).json).toEqual({ success: true })
    expect(eve.visitor.setCookie).toMatch(
      /^__Host-office=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test('secrets are not in the database: password, tokens, the secret of an app', async () => {
    const { db, enter } = await openOffice(databases)
    const { visitor, secret } = await enter('ada@example.com', 'support')
    const [staff, sessions] = [await rowsOf(db, 'staff'), await rowsOf(db, 'staff_sessions')]
    const stored = JSON.stringify([staff, sessions])
    for (const each of [password, secret, visitor.cookie.split('=')[1] ?? ''])
      expect(stored).not.toContain(each)
    expect(staff[0]?.password_hash).toMatch(/^\$argon2id\$/)
  })

  test('after a rotation of the secret codes still work, and are sealed by the new one', async () => {
    const { browser, enter, codeOf, pass, serviceWith } = await openOffice(databases)
    const { secret, email } = await enter('ada@example.com', 'support')
    const rotated = browser(serviceWith(['another secret', 'a secret that seals']))
    await rotated.call('logIn', { body: { email, password } })
    expect((await rotated.call('giveSecondFactor', { body: { code: codeOf(secret) } })).status).toBe(200)
    pass(30_000)
    const later = browser(serviceWith('another secret'))
    await later.call('logIn', { body: { email, password } })
    expect((await later.call('giveSecondFactor', { body: { code: codeOf(secret) } })).status).toBe(200)
  })
})
