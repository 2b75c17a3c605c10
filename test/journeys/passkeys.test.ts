import { expect, test } from 'vitest'
import en from '../../site/features/account/copy/en.ts'
import pages from '../../site/pages/account/copy/en.ts'
import { hydrated } from '../browser.ts'
import { linkInMail, readMails } from '../mails.ts'
import { unique } from '../unique.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage({ server: {} })

test('a passkey is added, opens the account, and is removed', async () => {
  const page = await stage.arrive('/register', { mayComplain: /status of 4/ })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const username = unique('kaya')
  const email = `${username}@example.com`
  const password = 'a key of her own'
  const fields = {
    username,
    firstname: 'Kaya',
    lastname: 'Demir',
    email,
    password,
    password2: password,
    dob: '1992-03-04',
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`#register-${name}`).fill(value)
  await page.locator('#register-terms').check()
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  await becomes(() => page.getByRole('main').innerText(), expect.stringContaining(en.created.heading))

  await page.goto('/account/security')
  expect(await page.getByRole('main').innerText()).toContain(pages.security.unverified)
  await page.goto(await linkInMail(stage.testServer, email, '/account/confirm'))
  await page.getByRole('button', { name: pages.confirm.button }).click()
  await becomes(() => page.getByRole('main').innerText(), expect.stringContaining(pages.confirm.safe))
  await page.goto('/account/security')
  await hydrated(page)
  const opening = page.locator('main summary', { hasText: pages.security.add })
  const add = page.getByRole('button', { name: pages.security.addThis })
  await opening.click()
  await page.locator('#add-password').fill('not hers')
  await add.click()
  await becomes(() => focused(page), expect.stringContaining('That’s not your current password.'))
  await page.getByRole('link', { name: 'That’s not your current password.' }).press('Enter')
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'add-password')
  await page.locator('#add-password').fill(password)
  await add.click()
  await becomes(() => page.getByRole('main').getByRole('status').innerText(), pages.notices.added)
  await becomes(() => page.getByRole('main').getByRole('listitem').count(), 1)

  await page.goto('/account')
  await page.getByRole('button', { name: pages.home.logOut }).click()
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/account/sessions')
  expect(new URL(page.url()).search).toBe('?to=/account/sessions')
  await hydrated(page)
  // The browser may offer it by itself, in the list under the user name: with one key that is the way in already.
  const button = page.getByRole('main').getByRole('button', { name: en.login.passkey, exact: true })
  const pressed = button.click({ timeout: 2000 }).catch(() => {})
  await page.waitForURL(url => url.pathname === '/account/sessions')
  await pressed
  await page.goto('/account')
  await becomes(() => page.getByRole('main').innerText(), expect.stringContaining(`Logged in as ${username}`))

  const headers = { 'Content-Type': 'application/json', Origin: stage.testServer.origin }
  const elsewhere = { method: 'POST', headers, body: JSON.stringify({ username, password }) }
  expect((await stage.testServer.fetch('/api/gallery/session', elsewhere)).status).toBe(200)
  await page.goto('/account/sessions')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: pages.proof.passkey }).last().click()
  await becomes(() => page.getByRole('main').getByRole('status').innerText(), pages.notices.others)

  await page.goto('/account/security')
  await hydrated(page)
  const row = page.getByRole('main').getByRole('listitem')
  await row.locator('summary').click()
  await row.getByRole('button', { name: pages.proof.passkey }).click()
  await becomes(() => page.getByRole('main').getByRole('status').innerText(), pages.notices.passkey)
  expect(await page.getByRole('main').innerText()).toContain(pages.security.noPasskeys)
  await becomes(
    async () => (await readMails(stage.testServer, email)).map(mail => /^Subject: (.*)\r$/m.exec(mail)?.[1]),
    expect.arrayContaining([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]),
  )
})
