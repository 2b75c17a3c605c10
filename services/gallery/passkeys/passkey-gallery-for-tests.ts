import type { TestDatabases } from '../../../test/databases.ts'
import { createAuthenticator } from '../../credentials/authenticator-for-tests.ts'
import { mio, openGallery, origin, type TestGalleryOptions } from '../service-for-tests.ts'

/** Mio, logged in with a confirmed address, and her authenticator. */
export async function openPasskeyGallery(databases: TestDatabases, options: TestGalleryOptions = {}) {
  const gallery = await openGallery(databases, options)
  const browser = gallery.openBrowser()
  await browser.send('POST', '/users', mio)
  await browser.client.confirmEmail({ body: { token: await gallery.findToken(mio.email) } })
  const { client } = browser
  const { password } = mio
  const authenticator = createAuthenticator(origin)

  async function startRegistration(of = client): Promise<Record<string, unknown>> {
    const { options: asked = {} } = await of.startPasskeyRegistration({ body: { password } })
    return asked
  }
  async function register(name = 'iPad', key = authenticator) {
    const response = key.create(await startRegistration())
    return await client.finishPasskeyRegistration({ body: { name, response } })
  }
  /** Logs in from another browser; `answer` makes the assertion. */
  async function logIn(answer = (asked: Record<string, unknown>): object => authenticator.get(asked)) {
    const other = gallery.openBrowser()
    const { options: asked } = await other.client.startPasskeyAuthentication({ body: {} })
    const response = await other.send('POST', '/passkeys/authentication', { response: answer(asked) })
    return { other, status: response.status, answer: await response.json() }
  }
  /** Re-authenticates Mio by her passkey. */
  async function prove() {
    const { options: asked } = await client.startPasskeyProof({ body: {} })
    return authenticator.get(asked)
  }
  return { ...gallery, browser, client, authenticator, startRegistration, register, logIn, prove }
}
