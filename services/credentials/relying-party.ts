/** The RP ID of passkeys: the host of the site. https://www.w3.org/TR/webauthn-3/#relying-party-identifier */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname

/** Imported lazily: its certificate parsers take 250 ms to load, and most visitors need none. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export const lifeMs = 5 * 60_000

/**
 * Ed25519, P-256 and RSA, by COSE number: every authenticator has one of them. The library's default includes an
 * experimental algorithm of Node.
 */
export const algorithms = [-8, -7, -257]
