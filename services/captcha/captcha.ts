import type { CaptchaSetting } from '../../platform/settings.ts'
import type { Secret } from '../../platform/signature.ts'
import type { Guard } from '../http/guard.ts'
import { createNoScriptToken } from './no-script-token.ts'
import type { Proof } from './proof.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createRecaptcha } from './recaptcha.ts'

/** The answer of `getCaptcha`. */
interface Offer {
  readonly provider: 'proof-of-work' | 'recaptcha'
  readonly challenge?: Record<string, unknown>
  readonly site_key?: string
  readonly script?: string
  readonly no_script_token: string
}

/** A captcha provider. A proof is single-use: the caller stores its identity as spent. */
export interface Captcha {
  offer(): Promise<Offer>
  /** Parses the proof of a form; null for anything but its canonical encoding. */
  read(text: string): Proof | null
}

interface CaptchaOptions {
  readonly setting: CaptchaSetting
  /** The service that issues and accepts the proofs: they are not valid for another. */
  readonly service: string
  readonly secret: Secret
  readonly guard: Guard<'noScriptTokenByAddress'>
  readonly clock: () => Date
  readonly warn: (reason: string) => void
}

/**
 * A captcha whose proofs are `work:…` (proof of work), `recaptcha:…` (a token of the provider), or `patience:…` (the
 * token for browsers without scripts, which has a minimum age and a rate limit by address).
 */
export function createCaptcha({ setting, service, secret, guard, clock, warn }: CaptchaOptions): Captcha {
  const noScript = createNoScriptToken(service, secret, clock)
  const provider =
    setting.kind === 'recaptcha'
      ? createRecaptcha(setting, warn)
      : createProofOfWork(service, secret, setting.cost)
  return {
    offer: async () => ({ ...(await provider.offer()), no_script_token: noScript.offer() }),
    read(text) {
      if (!text.startsWith('patience:')) return provider.read(text)
      const proof = noScript.read(text)
      return (
        proof && {
          ...proof,
          isGood: async visitor =>
            (await proof.isGood()) && guard.isWithin('noScriptTokenByAddress', visitor),
        }
      )
    },
  }
}
