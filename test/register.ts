import { expect } from 'vitest'
import { solveCaptcha } from '../services/captcha/proof-for-tests.ts'
import { mio } from '../services/gallery/service-for-tests.ts'
import type { TestServer } from './test-server.ts'

/** Registers an account, Mio's with the given changes; returns its session cookies as a Cookie header. */
export async function register(
  testServer: TestServer,
  person: Partial<typeof mio> & { readonly username: string },
) {
  const post = (path: string, body: object) =>
    testServer.fetch(`/api/gallery${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: testServer.origin },
      body: JSON.stringify(body),
    })
  const captcha = await solveCaptcha((await (await post('/captcha', {})).json()).challenge)
  const answer = await post('/users', { ...mio, email: `${person.username}@example.com`, ...person, captcha })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}
