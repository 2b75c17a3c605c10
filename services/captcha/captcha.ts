import type { CaptchaSetting } from '../../platform/settings.ts'
import type { Secret } from '../../platform/signature.ts'
import type { Guard } from '../http/guard.ts'
import { createNoScriptToken } from './no-script-token.ts'
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

/** A proof in the one encoding that it is taken in. */
export interface Proof {
  /** What is spent: the challenge that was issued, however often and in whichever way it comes back. */
  readonly identity: string
  /** Whether it proves anything. Never rejects: a check that cannot be made is a no. */
  isGood(visitor: string): Promise<boolean>
}

/** One way to tell people from programs. A proof is good once: whoever takes it stores its identity as spent. */
export interface Captcha {
  offer(): Promise<Offer>
  /** The proof that came with a form; null for a text that is not exactly what a browser makes of an offer. */
  read(text: string): Proof | null
}

export interface CaptchaOptions {
  readonly setting: CaptchaSetting
  /** The service that offers and takes: a proof that is made for one is none for another. */
  readonly service: string
  readonly secret: Secret
  readonly guard: Guard<'patienceByAddress'>
  readonly clock: () => Date
  readonly warn: (reason: string) => void
}

/**
 * A proof is `work:…` (proof of work), `recaptcha:…` (the provider vouches), or `patience:…` (somebody without scripts
 * waited): the last is slower for programs to use than for people, and scarce by address.
 */
export function createCaptcha({ setting, service, secret, guard, clock, warn }: CaptchaOptions): Captcha {
  const patience = createNoScriptToken(service, secret, clock)
  const provider =
    setting.kind === 'recaptcha' ? createRecaptcha(setting, warn) : createProofOfWork(service, secret)
  return {
    offer: async () => ({ ...(await provider.offer()), patience: patience.offer() }),
    read(text) {
      if (!text.startsWith('patience:')) return provider.read(text)
      const proof = patience.read(text)
      return (
        proof && {
          ...proof,
          isGood: async visitor => (await proof.isGood()) && guard.isWithin('patienceByAddress', visitor),
        }
      )
    },
  }
}
