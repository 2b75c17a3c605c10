import type { TestDatabases } from '../../test/databases.ts'
import { openAdminService } from '../admin/service-for-tests.ts'
import { createAuthenticator } from '../credentials/authenticator-for-tests.ts'
import { type Browser, mio, openGallery, origin } from '../gallery/service-for-tests.ts'
import type { ExampleRequest } from './document-for-tests.ts'

/** The gallery service with the data that the examples of its OpenAPI document need. */
export async function openArrangedGallery(databases: TestDatabases) {
  const { fetch: admin } = await openAdminService(databases)
  const gallery = await openGallery(databases, { admin })
  let count = 0
  /** The browser that sends; a new one where a call needs that. */
  let browser: Browser = gallery.openBrowser()

  /** Registers and logs in a user with the password of the examples. */
  async function register(isConfirmed = true) {
    const name = `mio${++count}x`
    const email = `${name}@example.com`
    browser = gallery.openBrowser()
    await browser.send('POST', '/users', { ...mio, username: name, email })
    if (isConfirmed) await browser.client.confirmEmail({ body: { token: await gallery.findToken(email) } })
    return { name, email }
  }
  await register()
  const registered = browser

  const { password } = mio
  async function addPasskey() {
    const key = createAuthenticator(origin)
    const { options = {} } = await browser.client.startPasskeyRegistration({ body: { password } })
    await browser.client.finishPasskeyRegistration({ body: { name: 'iPad', response: key.create(options) } })
    return key
  }

  const arrangements: Readonly<Record<string, (sent: ExampleRequest) => Promise<void>>> = {
    async publicBetaRegister({ body }) {
      browser = gallery.openBrowser()
      const name = `ada${++count}x`
      Object.assign(body, { username: name, email: `${name}@example.com`, captcha: gallery.prove() })
    },
    async userLogin({ body }) {
      body.username = (await register()).name
      browser = gallery.openBrowser()
    },
    async userLogout() {
      browser = gallery.openBrowser()
    },
    async publicBetaResendConfirmationEmail() {
      await register(false)
    },
    async confirmEmail({ body }) {
      body.token = await gallery.findToken((await register(false)).email)
    },
    async changePassword() {
      await register()
    },
    async changeEmail({ body }) {
      await register()
      body.email = `elsewhere${++count}@example.com`
    },
    async resetPassword({ body }) {
      const { email } = await register()
      await browser.client.requestPasswordReset({ body: { email } })
      body.token = await gallery.findToken(email)
    },
    async deleteUser() {
      await register()
    },
    async endSession({ path }) {
      const { name } = await register()
      await gallery.openBrowser().client.userLogin({ body: { username: name, password } })
      const { sessions } = await browser.client.listSessions({})
      path.id = sessions.find(({ current }) => !current)?.id ?? ''
    },
    async removePasskey({ path }) {
      await register()
      path.id = (await addPasskey()).id
    },
    async startPasskeyProof() {
      await register()
      await addPasskey()
    },
    async finishPasskeyRegistration({ body }) {
      await register()
      const { options = {} } = await browser.client.startPasskeyRegistration({ body: { password } })
      body.response = createAuthenticator(origin).create(options)
    },
    async finishPasskeyAuthentication({ body }) {
      await register()
      const key = await addPasskey()
      browser = gallery.openBrowser()
      const { options } = await browser.client.startPasskeyAuthentication({ body: {} })
      body.response = key.get(options)
    },
  }

  return {
    base: `${origin}/api/gallery`,
    async arrange(name: string, sent: ExampleRequest): Promise<void> {
      browser = registered
      await arrangements[name]?.(sent)
    },
    send: (request: Request): Promise<Response> => browser.fetch(request),
  }
}
