import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What a browser sends: the sum of an offer, worked out. */
export async function workOut(challenge: Record<string, unknown> | undefined): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey })
  return `work:${Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')}`
}
