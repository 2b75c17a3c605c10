import { expect } from 'vitest'
import { mio } from '../services/gallery/service-for-tests.ts'
import type { World } from './world.ts'

/** Makes an account, Mio's but for what is given: the cookies of its session, as a browser sends them. */
export async function register(world: World, person: Partial<typeof mio> & { readonly username: string }) {
  const answer = await world.fetch('/api/gallery/users', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: world.origin },
    body: JSON.stringify({ ...mio, email: `${person.username}@example.com`, ...person }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}
