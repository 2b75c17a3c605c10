import { expect, test } from 'vitest'
import { officeCalls } from '../../contract/office/office.ts'
import type { OfficeCall } from '../../contract/office/office-call.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { loopCount } from '../../test/loop-count.ts'
import { rowsOf } from '../../test/rows.ts'
import { checkAudit } from './audit/check-audit.ts'
import { openOffice } from './office-for-tests.ts'

const names = Object.keys(officeCalls) as (keyof typeof officeCalls)[]

/** Values that break parsers, queries and comparisons. */
const values: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202eabc',
    '絵'.repeat(400),
    'x'.repeat(60_000),
    '%00',
    '../../etc/passwd',
  ],
  ...[
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '=1+1',
    'constructor',
    '__proto__',
    '😀',
    'NaN',
    'null',
  ],
  ...[null, true, 0, -1, 1e308, 7, [], {}, [[[]]], ['\0'], { toString: 1 }, { id: '\0', response: {} }],
]

const fieldsOf = ({ body }: OfficeCall): string[] =>
  body && 'entries' in body ? Object.keys(body.entries as object) : []

/** Bodies that are no JSON of an object. */
const broken: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  ...['', '{', 'null', '[]', '"text"', '7', '<note/>', '{"__proto__":{"email":"a"}}', '['.repeat(60_000)],
  new Uint8Array([0xff, 0xfe, 0x00, 0xc0]),
]

onDatabasesInTurn('hostile bodies', databases => {
  test('none is answered 500, by a stranger or by staff, and the audit log stays whole', async () => {
    const office = await openOffice(databases)
    const ada = await office.enter('ada@example.com', 'administrator')
    const stranger = office.browser()
    let sent = 0
    let turn = 0
    /** Every sixth value in `npm test`, begun anew with each call: all of them are sent to some calls. */
    const inTurn = <T>(all: readonly T[]): readonly T[] => {
      const stride = loopCount(6, 1)
      const first = turn++ % stride
      return all.filter((_, at) => at % stride === first)
    }
    const statuses: string[] = []
    for (const name of names) {
      const call: OfficeCall = officeCalls[name]
      if (call.method === 'GET' || name === 'logOut') continue
      const path = call.path.replaceAll(/\{\w+\}/g, '%00')
      for (const value of inTurn(values)) {
        const body = JSON.stringify(Object.fromEntries(fieldsOf(call).map(field => [field, value])))
        for (const visitor of [stranger, ada.visitor]) {
          const headers = { 'Content-Type': 'application/json' }
          const { status } = await visitor.send(path, { method: call.method, headers, body })
          if (status >= 500) statuses.push(`${name} ${String(body).slice(0, 60)}: ${status}`)
          sent++
        }
        if ((await ada.visitor.call('getMe')).status !== 200) throw new Error(`${name} ended the session`)
      }
      for (const body of inTurn(broken)) {
        const headers = { 'Content-Type': 'application/json' }
        const { status } = await ada.visitor.send(path, { method: call.method, headers, body })
        if (status >= 500) statuses.push(`${name} ${String(body).slice(0, 20)}: ${status}`)
        sent++
      }
    }
    expect(statuses).toEqual([])
    expect(sent).toBeGreaterThan(loopCount(350, 2000))
    expect((await checkAudit(office.db)).wrong).toBeNull()
    expect(await rowsOf(office.db, 'staff')).toHaveLength(1)
  }, 180_000)

  test('a body of 512 KB is read, one byte more is refused before it', async () => {
    const { browser } = await openOffice(databases)
    const body = (bytes: number) => ({ email: 'x'.repeat(bytes - '{"email":""}'.length) })
    expect((await browser().call('logIn', { body: body(512 * 1024) })).status).toBe(422)
    expect((await browser().call('logIn', { body: body(512 * 1024 + 1) })).status).toBe(413)
  })

  test('a change from another site is refused, whatever session it carries', async () => {
    const office = await openOffice(databases)
    const { visitor } = await office.enter('ada@example.com', 'administrator')
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    const asked = { body: { shortcuts: false }, headers }
    expect((await visitor.call('changeMe', asked)).status).toBe(403)
    expect((await visitor.call('getMe')).json?.shortcuts).toBe(true)
  })
})
