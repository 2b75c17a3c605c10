import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../platform/database/open-database.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import { changeRows } from './rows.ts'
import { openTestServer, projectRoot, type TestServer } from './test-server.ts'

const run = promisify(execFile)
const password = 'nine quiet herons'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

/** `npm run staff -- …` while the server runs: what it prints, or the error it ends with. */
async function staff(...words: string[]): Promise<string> {
  const { settings, dataDir } = testServer
  const env = { ...process.env, PORT: String(settings.port), DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, [join(projectRoot, 'bin/staff.ts'), ...words], { env })
  return stdout.trim()
}

async function call(path: string, body: object, cookie = '') {
  const response = await testServer.fetch(`/api/office${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
    body: JSON.stringify(body),
  })
  const sent = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return { status: response.status, json: await response.json(), cookie: sent }
}

test('staff come by a link of the command line, log in over HTTP, and are put out again', async () => {
  const link = new URL(await staff('add', 'ada@example.com', '--role', 'administrator', '--name', 'Ada'))
  expect(`${link.origin}${link.pathname}`).toBe(`${testServer.origin}/office/invitation`)
  const token = link.searchParams.get('token')
  const accepted = await call('/invitations', { token, name: 'Ada', password })
  expect(accepted).toMatchObject({ status: 200, json: { next: 'enrol' } })
  expect(accepted.cookie).toMatch(/^office=[\w-]{43}$/)
  const { json } = await call('/me/totp', {}, accepted.cookie)
  const code = new TOTP({ secret: Secret.fromBase32(json.secret) }).generate()
  const { cookie, status } = await call('/me/totp/confirmation', { code }, accepted.cookie)
  expect(status).toBe(200)
  const me = () => testServer.fetch('/api/office/me', { headers: { Cookie: cookie } })
  expect(await (await me()).json()).toMatchObject({ email: 'ada@example.com', roles: ['administrator'] })
  expect((await me()).headers.get('cache-control')).toBe('no-store')

  expect(await staff('list')).toBe('ada@example.com\tAda\tactive\tadministrator')
  await expect(staff('remove', 'ada@example.com')).rejects.toThrow(/last administrator/)
  await expect(staff('add', 'bob@example.com', '--role', 'king')).rejects.toThrow(
    /there is no king, but administrator/,
  )
  await expect(staff('roles', 'eve@example.com', 'press')).rejects.toThrow(/not a member of staff/)
  await expect(staff('promote')).rejects.toThrow(/npm run staff -- add EMAIL/)
  expect(await staff('roles', 'ada@example.com', 'administrator,press')).toMatch(/has other roles now/)
  expect((await me()).status).toBe(401)
})

test('check-audit counts the rows, and ends with 1 at a wrong one', async () => {
  expect(await staff('check-audit')).toMatch(
    /^staff: \d+ rows of the audit log are right; the last has the hash [\da-f]{64}$/,
  )
  const database = await openDatabase<OfficeTables>(testServer.settings.database)
  try {
    await changeRows(database.db, 'audit_head', { id: 1 }, { hash: 'f'.repeat(64) })
  } finally {
    await database.close()
  }
  const failed = await staff('check-audit').catch((error: { code: number; stderr: string }) => error)
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/row \d+ of the audit log is wrong/),
  })
})

test('with a remote admin service there is no office', async () => {
  const apart = await openTestServer({
    env: {
      ADMIN_API_URL: `${testServer.origin}/api/admin`,
      SERVICE_SECRET: 'a secret of at least thirty-two',
    },
  })
  try {
    expect((await apart.fetch('/api/office/me')).status).toBe(404)
  } finally {
    await apart.close()
  }
})
