import * as v from 'valibot'

const scoreNeeded = 0.5
const patienceMs = 5000

const verdict = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string()),
})

export interface RecaptchaSetting {
  readonly siteKey: string
  readonly secret: string
  readonly origin: string
}

/** reCAPTCHA v3, asked from the server. https://developers.google.com/recaptcha/docs/v3 */
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
    async isGood(proof: string, visitor: string): Promise<boolean> {
      if (!proof.startsWith('recaptcha:')) return false
      const body = new URLSearchParams({
        secret,
        response: proof.slice('recaptcha:'.length),
        remoteip: visitor,
      })
      try {
        const answered = await fetch(`${origin}/recaptcha/api/siteverify`, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        })
        const { success, score } = v.parse(verdict, await answered.json())
        return success && score >= scoreNeeded
      } catch (error) {
        warn(error instanceof Error ? error.message : String(error))
        return false
      }
    },
  }
}
