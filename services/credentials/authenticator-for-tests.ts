import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const bytes = (buffer: Buffer) => new Uint8Array(buffer)
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

/** A virtual authenticator with one passkey: P-256, signature counter, user verification. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const collected = (type: string, challenge: unknown, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function dataOf(host: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(37)
    sha256(host).copy(head)
    head.writeUInt8(flags, 32)
    head.writeUInt32BE(++counter, 33)
    return Buffer.concat([head, more])
  }

  return {
    id: text(id),
    setCounter(value: number) {
      counter = value
    },
    /** The RegistrationResponseJSON of `navigator.credentials.create`. */
    create(options: Record<string, unknown>, from = origin) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(Buffer.from(jwk.x ?? '', 'base64url'))],
          [-3, bytes(Buffer.from(jwk.y ?? '', 'base64url'))],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const object = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', bytes(dataOf((options.rp as { id: string }).id, 0x45, attested))],
        ]) as never,
      )
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(collected('webauthn.create', options.challenge, from)),
          attestationObject: text(Buffer.from(object)),
          transports: ['internal'],
        },
      }
    },
    /** The AuthenticationResponseJSON of `navigator.credentials.get`. Default flags: user present and verified. */
    get(options: Record<string, unknown>, from = origin, flags = 0x05) {
      const client = collected('webauthn.get', options.challenge, from)
      const data = dataOf(options.rpId as string, flags)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      }
    },
  }
}
