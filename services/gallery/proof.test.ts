import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { rowsOf } from '../../test/rows.ts'
import { solveCaptcha } from '../captcha/proof-for-tests.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { ada, mio, openGallery } from './service-for-tests.ts'

onDatabasesInTurn('a registration needs a proof that a person sends it', databases => {
  const open = (options = {}) => openGallery(databases, options)
  const answerTo = async (response: Response) => {
    const { data } = (await response.json()) as {
      data?: { success: boolean; user?: object; errors?: object }
    }
    return { status: response.status, data }
  }

  test('and without one, or with a bad one, nothing is stored and no mail goes out', async () => {
    const { db, openBrowser, listMails, prove } = await open()
    const browser = openBrowser()
    for (const captcha of ['', 'nonsense', 'work:e30=', 'patience:1.2.3', 'recaptcha:x', `${prove()}\n`]) {
      for (const [lang, sentences] of Object.entries({ en, cn, jp })) {
        const { status, data } = await answerTo(
          await browser.send('POST', '/users', { ...mio, lang, captcha }),
        )
        expect([status, data?.errors]).toEqual([422, { captcha: [sentences.captcha] }])
      }
    }
    const { captcha: _, ...withoutField } = { ...mio, captcha: '' }
    const bare = await browser.send('POST', '/users', JSON.stringify(withoutField))
    expect((await answerTo(bare)).data?.errors).toEqual({ captcha: [en.captcha] })
    const long = await browser.send('POST', '/users', { ...mio, captcha: 'x'.repeat(8001) })
    expect(long.status).toBe(422)
    expect(await rowsOf(db, 'users')).toEqual([])
    expect(await listMails()).toEqual([])
  })

  test('which the service offers itself: a challenge to solve, or time to wait', async () => {
    const { openBrowser, pass } = await open()
    const browser = openBrowser()
    const {
      provider,
      challenge,
      no_script_token: noScriptToken,
    } = await browser.client.getCaptcha({ body: {} })
    expect(provider).toBe('proof-of-work')
    const early = await browser.send('POST', '/users', { ...mio, captcha: noScriptToken })
    expect((await answerTo(early)).data?.errors).toEqual({ captcha: [en.captcha] })
    expect(
      (await browser.send('POST', '/users', { ...mio, captcha: await solveCaptcha(challenge) })).status,
    ).toBe(200)
    pass(2000)
    expect((await browser.send('POST', '/users', { ...ada, captcha: noScriptToken })).status).toBe(200)
  })

  test('and once: the same registration again gets the same answer, another one is refused', async () => {
    const { db, openBrowser, listMails, prove } = await open()
    const captcha = prove()
    const first = await answerTo(await openBrowser().send('POST', '/users', { ...mio, captcha }))
    expect(first.status).toBe(200)
    const again = openBrowser()
    expect(await answerTo(await again.send('POST', '/users', { ...mio, captcha }))).toEqual(first)
    expect((await again.client.userLoad({ body: {} })).user).toEqual(first.data?.user)
    const password = 'wattle and lemons'
    for (const other of [ada, { ...mio, firstname: 'Mia' }, { ...mio, password, password2: password }]) {
      const { status, data } = await answerTo(
        await openBrowser().send('POST', '/users', { ...other, captcha }),
      )
      expect([status, data]).toEqual([422, { success: false, errors: { captcha: [en.captcha] } }])
    }
    expect(await rowsOf(db, 'users')).toMatchObject([{ username: 'mio' }])
    expect(await listMails()).toHaveLength(1)
  })

  test('once at the same moment, too', onBoth, async () => {
    const { db, openBrowser, listMails, prove } = await open()
    const captcha = prove()
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        openBrowser()
          .send('POST', '/users', { ...mio, captcha })
          .then(answerTo),
      ),
    )
    for (const answer of sent) expect(answer).toEqual(sent[0])
    expect(sent[0]?.status).toBe(200)
    expect(await rowsOf(db, 'users')).toHaveLength(1)
    expect(await listMails()).toHaveLength(1)
  })

  test('for an address that somebody has, as for any other', async () => {
    const { openBrowser, listMails, prove } = await open()
    await openBrowser().send('POST', '/users', mio)
    const captcha = prove()
    const other = { ...ada, email: mio.email, captcha }
    for (let time = 0; time < 3; time++) {
      const { status, data } = await answerTo(await openBrowser().send('POST', '/users', other))
      expect([status, data]).toEqual([200, { success: true }])
    }
    const reused = await openBrowser().send('POST', '/users', { ...other, email: 'free@example.com' })
    expect(reused.status).toBe(422)
    expect(await listMails()).toHaveLength(2)
  })

  test('and is not spent by a mistake in a field', async () => {
    const { openBrowser, prove } = await open()
    const captcha = prove()
    expect((await openBrowser().send('POST', '/users', { ...mio, captcha, terms: false })).status).toBe(422)
    expect((await openBrowser().send('POST', '/users', { ...mio, captcha })).status).toBe(200)
  })

  test('which outlives a user who is deleted: nobody is registered by it again', async () => {
    const { db, openBrowser, prove } = await open()
    const captcha = prove()
    const browser = openBrowser()
    await browser.send('POST', '/users', { ...mio, captcha })
    await browser.send('DELETE', '/users/me', { password: mio.password })
    const { status, data } = await answerTo(await openBrowser().send('POST', '/users', { ...mio, captcha }))
    expect([status, data]).toEqual([200, { success: true }])
    expect(await rowsOf(db, 'users')).toEqual([])
  })

  test('of which those without scripts are scarce by address', async () => {
    const once = { points: 1, seconds: 60 }
    const { openBrowser } = await open({ allowed: { noScriptTokenByAddress: once, captchaByAddress: once } })
    const browser = openBrowser({ 'X-Visitor-Address': '192.0.2.1' })
    expect((await browser.send('POST', '/users', mio)).status).toBe(200)
    expect((await browser.send('POST', '/users', ada)).status).toBe(422)
    expect((await browser.send('POST', '/captcha', {})).status).toBe(200)
    expect((await browser.send('POST', '/captcha', {})).status).toBe(429)
  })
})
