import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Calls the admin service as the site's own server does, for as many visitors as are wanted. */
export function createFormSender(origin: string, serviceSecret: string) {
  async function post(path: string, body: unknown, visitor: string): Promise<Response> {
    return fetch(`${origin}/api/admin${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Service ${serviceSecret}`,
        'Content-Type': 'application/json',
        'X-Visitor-Address': visitor,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  return {
    post,
    /** The sum of the bot check, worked out. */
    async prove(visitor: string): Promise<string> {
      const { challenge } = (await (await post('/captcha', {}, visitor)).json()) as { challenge: Challenge }
      const solution = await solveChallenge({ challenge, deriveKey })
      const { counter, derivedKey } = solution ?? {}
      const work = { challenge, solution: { counter, derivedKey } }
      return `work:${Buffer.from(JSON.stringify(work)).toString('base64')}`
    },
  }
}

/** An address of the network for each number. */
export const visitorOf = (n: number) => `198.18.${n >> 8}.${n & 255}`
