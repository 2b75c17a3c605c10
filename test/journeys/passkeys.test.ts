import { expect, test } from 'vitest'
import en from '../../site/frame/account/copy/en.ts'
import pages from '../../site/pages/account/copy/en.ts'
import { hydrated } from '../browser.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()

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
  const password = 'a key of her own'
  const fields = {
    username: 'kaya',
    firstname: 'Kaya',
    lastname: 'Demir',
    email: 'kaya@example.com',
    password,
    password2: password,
    dob: '1992-03-04',
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`#register-${name}`).fill(value)
  await page.locator('#register-terms').check()
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  await becomes(() => page.getByRole('main').innerText(), expect.stringContaining(en.created.heading))

  await page.goto('/account/security')
  await hydrated(page)
  await page.getByRole('button', { name: pages.security.add }).click()
  await becomes(() => page.getByRole('button', { name: pages.security.remove }).count(), 1)

  await page.goto('/account')
  await page.getByRole('button', { name: pages.home.logOut }).click()
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/login')
  await hydrated(page)
  // The browser may offer it by itself, in the list under the user name: with one key that is the way in already.
  const button = page.getByRole('main').getByRole('button', { name: en.login.passkey })
  const pressed = button.click({ timeout: 2000 }).catch(() => {})
  await page.waitForURL(url => url.pathname === '/account')
  await pressed
  await becomes(() => page.getByRole('main').innerText(), expect.stringContaining('Logged in as kaya'))

  await page.goto('/account/security')
  await page.getByRole('button', { name: pages.security.remove }).click()
  await becomes(() => page.getByRole('main').innerText(), expect.stringContaining(pages.notices.passkey))
  expect(await page.getByRole('main').innerText()).toContain(pages.security.noPasskeys)
})
