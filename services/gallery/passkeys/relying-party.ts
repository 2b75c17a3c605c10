/** Whom a passkey is for: the host of the site. https://www.w3.org/TR/webauthn-3/#relying-party-identifier */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname

/** Loaded at the first use: its parsers of certificates take a quarter of a second, which most visitors never need. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export const lifeMs = 5 * 60_000

/** Ed25519, P-256 and RSA, by COSE: what every authenticator has. The library's default tries an experiment of Node's. */
export const algorithms = [-8, -7, -257]
