import * as v from 'valibot'
import type { Proof } from './proof.ts'

const scoreNeeded = 0.5
const timeoutMs = 5000

const pattern = /^recaptcha:([\w-]{1,7900})$/

const verdict = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string()),
})

interface RecaptchaSetting {
  readonly siteKey: string
  readonly secret: string
  readonly origin: string
}

/** reCAPTCHA v3, verified by the server. https://developers.google.com/recaptcha/docs/v3 */
export function createRecaptcha(
  { siteKey, secret, origin }: RecaptchaSetting,
  warn: (reason: string) => void,
) {
  return {
    offer: async () => ({
      provider: 'recaptcha' as const,
      site_key: siteKey,
      script: `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    }),
    /** The token is its own identity: the provider accepts each once. */
    read(text: string): Proof | null {
      const [, token] = pattern.exec(text) ?? []
      if (token === undefined) return null
      return { identity: `recaptcha ${token}`, isGood: visitor => isVerified(token, visitor) }
    },
  }

  async function isVerified(token: string, visitor: string): Promise<boolean> {
    const body = new URLSearchParams({ secret, response: token, remoteip: visitor })
    try {
      const answered = await fetch(`${origin}/recaptcha/api/siteverify`, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { success, score } = v.parse(verdict, await answered.json())
      return success && score >= scoreNeeded
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error))
      return false
    }
  }
}
