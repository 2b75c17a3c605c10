import { algorithms, lifeMs, loadWebAuthn, relyingPartyOf } from './relying-party.ts'

type KnownPasskeys = readonly { readonly id: string; readonly transports: string }[]

interface Ceremony {
  /** The public origin of the site. */
  readonly origin: string
  readonly challenge: Uint8Array<ArrayBuffer>
  readonly userVerification: 'preferred' | 'required'
}

interface PasskeyOwner {
  readonly id: string
  readonly name: string
  readonly displayName: string
}

/** The creation options of a discoverable passkey. */
export async function creationOptions(
  { origin, challenge, userVerification }: Ceremony,
  owner: PasskeyOwner,
  known: KnownPasskeys,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: relyingPartyOf(origin),
    rpID: relyingPartyOf(origin),
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.name,
    userDisplayName: owner.displayName,
    challenge,
    timeout: lifeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'required', userVerification },
  })
  return { ...options }
}

/** The request options of an assertion; by any passkey of the site, or by a known one. */
export async function requestOptions(
  { origin, challenge, userVerification }: Ceremony,
  known?: KnownPasskeys,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(origin),
    challenge,
    timeout: lifeMs,
    userVerification,
    ...(known && { allowCredentials: described(known) }),
  })
  return { ...options }
}

const described = (known: KnownPasskeys) =>
  known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }))
