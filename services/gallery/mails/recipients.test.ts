import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { openAdminService } from '../../admin/service-for-tests.ts'
import { defaultRecipientLimits } from '../../mail/recipient-limit.ts'
import { ada, type Browser, mio, openGallery, type TestGallery } from '../service-for-tests.ts'
import en from './copy/en.ts'

const names = { firstname: 'Buy-pills', lastname: 'Call me', username: 'cheap.pills' }
const devices = ['Firefox/1', 'Edg/1', 'OPR/1', 'Chrome/1', 'Safari/1', 'FxiOS/1 iPad', 'FxiOS/1 iPhone']

onDatabasesInTurn('mails to one recipient', databases => {
  const open = () => openGallery(databases, { allowed: defaultRecipientLimits })
  const subjectsTo = async ({ listMails }: TestGallery, to: string) =>
    (await listMails()).filter(mail => mail.to === to).map(mail => mail.subject)
  const logInFrom = (gallery: TestGallery, userAgent: string, person = mio) =>
    gallery.openBrowser({ 'User-Agent': userAgent }).send('POST', '/session', {
      username: person.username,
      password: person.password,
    })
  async function confirmed(gallery: TestGallery, person = mio): Promise<Browser> {
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', person)
    const token = await gallery.findToken(person.email)
    expect((await browser.client.confirmEmail({ body: { token } })).success).toBe(true)
    return browser
  }

  test('are at most five an hour, whatever strangers do, and every answer is as before', async () => {
    const gallery = await open()
    const browser = gallery.openBrowser()
    for (let at = 0; at < 5; at++) {
      const body = { ...mio, username: `mio${at}`, email: `Mio+${at}@example.com` }
      const answer = await browser.send('POST', '/users', body)
      expect([answer.status, ((await answer.json()) as { data: object }).data]).toMatchObject([
        200,
        { success: true, user: { username: `mio${at}` } },
      ])
      const taken = await browser.send('POST', '/users', { ...body, username: `other${at}` })
      expect(await taken.json()).toEqual({ data: { success: true } })
      const reset = await browser.send('POST', '/password/reset-request', { email: body.email })
      expect(await reset.json()).toEqual({ success: true })
    }
    expect(await gallery.listMails()).toHaveLength(5)
  })

  test('leave room for one that opens the account again, and for what its owner has to know', async () => {
    const gallery = await open()
    const browser = await confirmed(gallery)
    for (let at = 0; at < 5; at++)
      await gallery.openBrowser().send('POST', '/users', { ...ada, username: `ada${at}`, email: mio.email })
    const before = (await subjectsTo(gallery, mio.email)).length
    expect(before).toBe(4)
    await gallery.openBrowser().send('POST', '/password/reset-request', { email: mio.email })
    expect((await logInFrom(gallery, devices[0] ?? '')).status).toBe(200)
    const changed = await browser.client.changePassword({
      body: { current: mio.password, password: 'wattle and lemons', password2: 'wattle and lemons' },
    })
    expect(changed.success).toBe(true)
    expect((await subjectsTo(gallery, mio.email)).slice(before).toSorted()).toEqual(
      [en.mails.newSignIn.subject, en.mails.passwordChanged.subject, en.mails.reset.subject].toSorted(),
    )
  })

  test('about other devices are five an hour, and do not keep back that a password was changed', async () => {
    const gallery = await open()
    const browser = await confirmed(gallery)
    for (const userAgent of devices) expect((await logInFrom(gallery, userAgent)).status).toBe(200)
    const password = 'wattle and lemons'
    await browser.client.changePassword({ body: { current: mio.password, password, password2: password } })
    const subjects = await subjectsTo(gallery, mio.email)
    expect(subjects.filter(subject => subject === en.mails.newSignIn.subject)).toHaveLength(5)
    expect(subjects.at(-1)).toBe(en.mails.passwordChanged.subject)
  })

  test('to an address that nobody has confirmed are few, whatever is done with the account', async () => {
    const gallery = await open()
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', mio)
    for (const userAgent of devices) await logInFrom(gallery, userAgent)
    for (let at = 0; at < 3; at++) {
      const [current, password] =
        at % 2 ? ['wattle and lemons', mio.password] : [mio.password, 'wattle and lemons']
      await browser.client.changePassword({ body: { current, password, password2: password } })
    }
    expect(await subjectsTo(gallery, mio.email)).toHaveLength(4)
    const again = await browser.client.publicBetaResendConfirmationEmail({ body: {} })
    expect(again.success).toBe(false)
  })

  test('carry nothing that somebody typed into a form', async () => {
    const gallery = await openGallery(databases, { admin: (await openAdminService(databases)).fetch })
    const person = { ...mio, ...names }
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', person)
    await gallery.openBrowser().send('POST', '/users', { ...person, username: 'other.pills' })
    await browser.client.publicBetaResendConfirmationEmail({ body: {} })
    await browser.client.publicBetaReapply({ body: { beta_type_id: 3 } })
    await logInFrom(gallery, `Firefox/1 ${names.firstname}`, person)
    await browser.client.changeEmail({
      body: { current: mio.password, email: 'someone@example.org' },
    })
    await browser.send('POST', '/password/reset-request', { email: mio.email })
    await browser.send('DELETE', '/users/me', { password: mio.password })
    const mails = await gallery.listMails()
    expect(mails.length).toBeGreaterThanOrEqual(6)
    for (const typed of ['pills', 'Call me']) expect(JSON.stringify(mails)).not.toContain(typed)
  })
})
