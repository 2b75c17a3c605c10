import { openDatabase } from '../platform/database/open-database.ts'
import { loadSecret } from '../platform/secret.ts'
import type { Decision } from '../services/admin/requests/beta/decide-application.ts'
import { decideApplication } from '../services/admin/requests/beta/decide-for-tests.ts'
import { pathOf } from '../services/admin/requests/reference.ts'
import type { AdminTables } from '../services/admin/schema.ts'
import { solveCaptcha } from '../services/captcha/proof-for-tests.ts'
import type { TestServer } from './test-server.ts'

/** Sends a beta application as the site's form does: `lang` is a BCP 47 tag. Returns the reference. */
export async function applyForBeta(testServer: TestServer, email: string, lang = 'ja'): Promise<string> {
  const post = (to: string, body: object) =>
    testServer.fetch(`/api/admin${to}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { challenge } = await (await post('/captcha', {})).json()
  const sent = await post('/beta-applications', {
    ...{ name: '佐藤', email, email2: email, device_language: 'ja', familiarity: ['animation'] },
    ...{ devices: ['ipad-pro-13-m4', 'not-listed'], code_of_conduct: true, terms: true, lang },
    captcha: await solveCaptcha(challenge),
  })
  return (await sent.json()).reference
}

/** Decides as staff do, on the database of a server that runs. */
export async function decide(
  testServer: TestServer,
  reference: string,
  decision: Decision,
): Promise<boolean> {
  const { database: setting, origin, supportHost: mailHost } = testServer.settings
  const { db, close } = await openDatabase<AdminTables>(setting)
  try {
    const secret = await loadSecret(testServer.settings)
    const dependencies = { db, origin, mailHost, secret, clock: () => new Date() }
    return await decideApplication(dependencies, reference, decision)
  } finally {
    await close()
  }
}

/** The page of a request, as its sender's mail has it, after the locale. */
export const threadOf = async (testServer: TestServer, reference: string): Promise<string> =>
  pathOf(await loadSecret(testServer.settings), reference)
