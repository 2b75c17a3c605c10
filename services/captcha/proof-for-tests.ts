import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createNoScriptToken } from './no-script-token.ts'

/** Solves a challenge, as a browser does. */
export async function solveCaptcha(challenge: Record<string, unknown> | undefined): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey })
  const { counter, derivedKey } = solution ?? {}
  const work = { challenge, solution: { counter, derivedKey } }
  return `work:${Buffer.from(JSON.stringify(work)).toString('base64')}`
}

/** A no-script token that was issued a minute ago. */
export const noScriptProof = (service: string, secret: string, now: Date): string =>
  createNoScriptToken(service, secret, () => new Date(now.getTime() - 60_000)).offer()
