import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { loopCount } from '../../../test/loop-count.ts'
import { addRows, removeRows, rowsOf } from '../../../test/rows.ts'
import { openPasskeyGallery } from './passkey-gallery-for-tests.ts'

type Path = readonly string[]

interface Answer {
  readonly response: { readonly clientDataJSON: string }
}

/** A copy with another value at a path; `undefined` removes the field. */
function withValue(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other
  const before = value as Record<string, unknown>
  return { ...before, [name]: withValue(before[name], rest, other) }
}

const fields: readonly Path[] = [
  [],
  ['id'],
  ['rawId'],
  ['type'],
  ['response'],
  ['clientExtensionResults'],
  ['authenticatorAttachment'],
  ...[
    'clientDataJSON',
    'attestationObject',
    'transports',
    'authenticatorData',
    'signature',
    'userHandle',
  ].map(name => ['response', name]),
]

const json = fc.jsonValue({ maxDepth: 3 })
const encoded = fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes).toString('base64url'))
/** CBOR of deeply nested arrays. */
const nested = Buffer.alloc(14_000, 0x81).toString('base64url')
const value = fc.oneof(
  json,
  encoded,
  fc.string(),
  fc.constant(undefined),
  fc.constantFrom('A'.repeat(30_000), nested),
)
/** Replacements for the client data. */
const clientData = fc.record(
  { type: json, challenge: json, origin: json, crossOrigin: json, topOrigin: json, tokenBinding: json },
  { requiredKeys: [] },
)
type Hostile =
  | { readonly field: Path; readonly value: unknown }
  | { readonly clientData: Readonly<Record<string, unknown>> }
const hostility: fc.Arbitrary<Hostile> = fc.oneof(
  fc.record({ field: fc.constantFrom(...fields), value }),
  fc.record({ clientData }),
)

onDatabasesInTurn('a hostile WebAuthn answer', databases => {
  test('of any types is refused, and never a fault of ours', async () => {
    const { browser, client, authenticator, register, startRegistration, db, openBrowser } =
      await openPasskeyGallery(databases)
    const stranger = openBrowser()
    await register()
    const made = authenticator.create(await startRegistration())
    const proven = authenticator.get((await client.startPasskeyProof({ body: {} })).options)
    const got = authenticator.get((await client.startPasskeyAuthentication({ body: {} })).options)
    const challenges = await rowsOf(db, 'passkey_challenges')
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(hostility, async hostile => {
        await removeRows(db, 'passkey_challenges')
        await addRows(db, 'passkey_challenges', challenges)
        for (const answer of [
          await stranger.send('POST', '/passkeys/authentication', { response: spoil(got, hostile) }),
          await browser.send('POST', '/passkeys/registration', { response: spoil(made, hostile) }),
          await browser.send('DELETE', '/sessions', { passkey: spoil(proven, hostile) }),
        ])
          statuses.add(answer.status)
      }),
      { numRuns: loopCount(50, 150) },
    )
    expect([...statuses].filter(status => ![200, 401, 422].includes(status))).toEqual([])
  })
})

function spoil(answer: Answer, hostile: Hostile): unknown {
  if (!('clientData' in hostile)) return withValue(answer, hostile.field, hostile.value)
  const own = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())
  const data = { ...own, ...hostile.clientData }
  const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url')
  return withValue(answer, ['response', 'clientDataJSON'], clientDataJSON)
}
