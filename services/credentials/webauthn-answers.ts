import * as v from 'valibot'

/** Base64url without padding, of at most `most` characters. */
const base64url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/))

/** A credential id has at most 1023 bytes. https://www.w3.org/TR/webauthn-3/#credential-id */
const credentialId = base64url(1364)
const data = base64url(20_000)

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
}

const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: data,
    attestationObject: data,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))), v.maxLength(10))),
  }),
})

const authentication = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: data,
    authenticatorData: data,
    signature: data,
    userHandle: v.optional(v.nullable(base64url(1000))),
  }),
})

const clientData = v.object({ challenge: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)) })

/**
 * Parses RegistrationResponseJSON and its challenge; undefined for anything else.
 * https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson
 */
export const readRegistration = (value: unknown) => read(registration, value)

/** Parses AuthenticationResponseJSON and its challenge; undefined for anything else. */
export const readAuthentication = (value: unknown) => read(authentication, value)

function read<S extends typeof registration | typeof authentication>(schema: S, value: unknown) {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) return undefined
  const challenge = challengeIn(parsed.output.response.clientDataJSON)
  if (challenge === undefined) return undefined
  const output = parsed.output as v.InferOutput<S>
  return { challenge, answer: { ...output, clientExtensionResults: {} } }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const parsed = v.safeParse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
    return parsed.success ? parsed.output.challenge : undefined
  } catch {
    return undefined
  }
}
