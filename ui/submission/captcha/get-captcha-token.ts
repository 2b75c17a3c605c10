import type { Challenge } from 'altcha-lib'

interface Offer {
  readonly provider: 'proof-of-work' | 'recaptcha'
  readonly challenge?: Challenge
  readonly site_key?: string
  readonly script?: string
  readonly no_script_token: string
}

/** The service that the form is sent to: each verifies tokens of its own. */
export type CaptchaService = 'admin' | 'gallery'

interface Recaptcha {
  ready(done: () => void): void
  execute(key: string, options: { readonly action: string }): Promise<string>
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

/** In a browser: gets a captcha token by the provider that the site is set to. Rejects when it cannot. */
export async function getCaptchaToken(service: CaptchaService): Promise<string> {
  const answered = await fetch(`/api/${service}/captcha`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (!answered.ok) throw new Error(`The bot check answered ${answered.status}`)
  const offer = (await answered.json()) as Offer
  if (offer.provider === 'recaptcha') return `recaptcha:${await askRecaptcha(offer)}`
  // Without https there is no crypto.subtle for the proof of work.
  if (!offer.challenge || !globalThis.crypto?.subtle) return waitFor(offer.no_script_token)
  return `work:${await solve(offer.challenge)}`
}

async function solve(challenge: Challenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The proof of work failed')
  const { counter, derivedKey } = solution
  // The service takes this encoding and no other.
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}

async function askRecaptcha({ script = '', site_key = '' }: Offer): Promise<string> {
  await load(script)
  const { grecaptcha } = globalThis
  if (!grecaptcha) throw new Error('The script of the bot check is not there')
  await new Promise<void>(done => grecaptcha.ready(done))
  return grecaptcha.execute(site_key, { action: 'submit' })
}

function load(src: string): Promise<void> {
  if (globalThis.grecaptcha) return Promise.resolve()
  return new Promise((done, failed) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => done()
    script.onerror = () => failed(new Error('The script of the bot check did not come'))
    document.head.append(script)
  })
}

const waitFor = (token: string) => new Promise<string>(done => setTimeout(() => done(token), 2000))
