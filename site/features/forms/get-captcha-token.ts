import type { Challenge } from 'altcha-lib'

interface Offer {
  readonly provider: 'proof-of-work' | 'recaptcha'
  readonly challenge?: Challenge
  readonly site_key?: string
  readonly script?: string
  readonly patience: string
}

/** The service that takes what is sent: each checks proofs of its own offers. */
export type Prover = 'admin' | 'gallery'

interface Recaptcha {
  ready(done: () => void): void
  execute(key: string, options: { readonly action: string }): Promise<string>
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

/** In a browser: gets what shows that a person sends, by the provider that the site is set to. Rejects when it cannot. */
export async function getCaptchaToken(service: Prover): Promise<string> {
  const answered = await fetch(`/api/${service}/captcha`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (!answered.ok) throw new Error(`The bot check answered ${answered.status}`)
  const offer = (await answered.json()) as Offer
  if (offer.provider === 'recaptcha') return `recaptcha:${await tokenOf(offer)}`
  // Without https there is no crypto.subtle to work a sum out with.
  if (!offer.challenge || !globalThis.crypto?.subtle) return wait(offer.patience)
  return `work:${await workOut(offer.challenge)}`
}

async function workOut(challenge: Challenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The sum was not worked out')
  const { counter, derivedKey } = solution
  // The service takes this encoding and no other.
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}

async function tokenOf({ script = '', site_key = '' }: Offer): Promise<string> {
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

const wait = (patience: string) => new Promise<string>(done => setTimeout(() => done(patience), 2000))
