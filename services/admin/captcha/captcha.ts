import type { CaptchaSetting } from '../../../platform/settings.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { Guard } from '../../http/guard.ts'
import type { AdminLimits } from '../limits.ts'
import { createPatience } from './patience.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createRecaptcha } from './recaptcha.ts'

/** What a form has to bring. */
export interface Offer {
  readonly provider: 'proof-of-work' | 'recaptcha'
  readonly challenge?: Record<string, unknown>
  readonly site_key?: string
  readonly script?: string
  readonly patience: string
}

/** One way to tell people from programs. A proof is good once; that it is not used twice is seen to where it is spent. */
export interface Captcha {
  offer(): Promise<Offer>
  /** Whether the proof that came with a form is good. Never throws: a check that cannot be made is a no. */
  isPerson(proof: string, visitor: string): Promise<boolean>
}

export interface CaptchaOptions {
  readonly setting: CaptchaSetting
  readonly secret: Secret
  readonly guard: Guard<keyof AdminLimits>
  readonly clock: () => Date
  readonly warn: (reason: string) => void
}

/**
 * A proof is `work:…` (a sum was worked out), `recaptcha:…` (the provider vouches), or `patience:…` (somebody without
 * scripts waited): the last is slower for programs to use than for people, and scarce by address.
 */
export function createCaptcha({ setting, secret, guard, clock, warn }: CaptchaOptions): Captcha {
  const patience = createPatience(secret, clock)
  const provider = setting.kind === 'recaptcha' ? createRecaptcha(setting, warn) : createProofOfWork(secret)
  return {
    offer: async () => ({ ...(await provider.offer()), patience: patience.offer() }),
    async isPerson(proof, visitor) {
      if (proof.startsWith('patience:')) {
        return patience.isGood(proof) && (await guard.isWithin('patienceByAddress', visitor))
      }
      return provider.isGood(proof, visitor)
    },
  }
}
