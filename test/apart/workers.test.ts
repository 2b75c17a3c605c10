import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { makeFile } from '../../bench/tus-sender.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import { noScriptProof } from '../../services/captcha/proof-for-tests.ts'
import { mio } from '../../services/gallery/service-for-tests.ts'
import { openFolder } from '../folders.ts'
import { readMails } from '../mails.ts'
import { spawnServer, startServer } from './own-process.ts'

const dataDir = join(await openFolder('workers'), 'data')
const SERVICE_SECRET = 'known to the test and the server'
const site = await startServer({ dataDir, env: { WORKERS: '3', SERVICE_SECRET, CACHE_STATUS: 'on' } })

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

/** A call over a connection of its own, so that any worker may take it, or over that of an agent. */
function call(
  method: string,
  path: string,
  headers: object = {},
  body: string | Buffer = '',
  agent: Agent | false = false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, 'Content-Length': Buffer.byteLength(body) }
    const asked = request(site.origin + path, { method, agent, headers: sent }, async response => {
      try {
        const pieces = await response.toArray()
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, body: Buffer.concat(pieces).toString(), headers: answered })
      } catch (error) {
        reject(error)
      }
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Posts as the site's own server does for a visitor. */
const post = (path: string, body: object, visitor: string, more: object = {}, agent: Agent | false = false) =>
  call(
    'POST',
    `/api${path}`,
    {
      ...more,
      Authorization: `Service ${SERVICE_SECRET}`,
      'Content-Type': 'application/json',
      'X-Visitor-Address': visitor,
    },
    JSON.stringify(body),
    agent,
  )

const secret = (await readFile(join(dataDir, 'secret'), 'utf8')).trim()
const visitorOf = (n: number) => `198.18.${n >> 8}.${n & 255}`
const emailOf = (n: number) => `sender-${n}@example.com`

const supportForm = (n: number) => ({
  ...{ product: 'procreate', name: `Sender ${n}`, email: emailOf(n), email2: emailOf(n) },
  ...{ question: `Question ${n}`, uploads: [], code_of_conduct: true, lang: 'en-US' },
  captcha: noScriptProof('admin', secret, new Date()),
})

const workersOf = (path: RegExp) =>
  new Set(
    site
      .log()
      .filter(line => path.test(String(line.path)))
      .map(line => line.worker),
  )

/** Agents with a connection each, to as many different workers. */
async function connectTo(workers: number): Promise<Agent[]> {
  const agents = new Map<unknown, Agent>()
  while (agents.size < workers) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const { headers } = await call('GET', '/health', {}, '', agent)
    const line = () => site.log().find(({ requestId }) => requestId === headers['x-request-id'])
    await expect.poll(line).toBeDefined()
    if (agents.has(line()?.worker)) agent.destroy()
    else agents.set(line()?.worker, agent)
  }
  return [...agents.values()]
}

const served = () => site.log().filter(line => line.msg === 'Worker serving')

/** Sends a form until it is acknowledged, as its sender would; resolves to its reference. */
async function sendStubbornly(n: number): Promise<string> {
  const form = supportForm(n)
  for (;;) {
    const { status, body } = await post('/admin/support-requests', form, visitorOf(n)).catch(() => ({
      status: 0,
      body: '',
    }))
    if (status === 201) return JSON.parse(body).reference
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Waits until each sender has got the mail about the own request, and then counts them. */
async function expectOneMailEach(senders: readonly number[]) {
  const counts = () => Promise.all(senders.map(async n => (await readMails({ dataDir }, emailOf(n))).length))
  await expect.poll(async () => Math.min(...(await counts())), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await counts()).toEqual(senders.map(() => 1))
}

test('three workers serve one port and one data folder, which a second start is refused', async () => {
  await expect.poll(() => served().length, { timeout: 30_000 }).toBe(3)
  expect(served().map(line => line.worker)).toEqual(expect.arrayContaining([1, 2, 3]))
  expect(site.log().filter(line => line.msg === 'Content loaded')).toHaveLength(1)
  const { code, stderr } = await (await spawnServer({ dataDir, env: { WORKERS: '2' } })).ended
  expect([code, stderr.join('\n')]).toEqual([1, expect.stringContaining('is in use by another process')])
})

test('what stops the first worker stops the start, with its sentence, once', async () => {
  const env = { WORKERS: '2', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const { code, stderr } = await (await spawnServer({ dataDir: `${dataDir}-other`, env })).ended
  expect([code, stderr]).toEqual([
    1,
    [expect.stringContaining('The database that DATABASE_URL names cannot be opened')],
  ])
})

test('a form that reaches two workers at once is stored once and mailed once', async () => {
  const senders = Array.from({ length: 8 }, (_, n) => n + 1)
  const agents = await connectTo(2)
  const references = await Promise.all(
    senders.map(async n => {
      const form = supportForm(n)
      const send = (agent: Agent) => post('/admin/support-requests', form, visitorOf(n), {}, agent)
      const answers = await Promise.all(agents.map(send))
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      return new Set(answers.map(({ body }) => JSON.parse(body).reference))
    }),
  )
  expect(references.every(({ size }) => size === 1)).toBe(true)
  expect(workersOf(/support-requests$/).size).toBeGreaterThan(1)
  await expectOneMailEach(senders)
})

test('log-ins are limited across workers: the eleventh to one account from one address', async () => {
  const agents = await connectTo(2)
  const guess = { username: mio.username, password: 'a guess' }
  const logIn = (agent: Agent) => post('/gallery/session', guess, '203.0.113.9', {}, agent)
  const answers = await Promise.all(Array.from({ length: 6 }, () => agents.map(logIn)).flat())
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect(workersOf(/gallery\/session$/).size).toBeGreaterThan(1)
})

test('a session that one worker opened holds in the others, and so does its end', async () => {
  const [one, other] = await connectTo(2)
  const captcha = noScriptProof('gallery', secret, new Date())
  const made = await post('/gallery/users', { ...mio, captcha }, visitorOf(301), {}, one)
  const Cookie = made.headers['set-cookie']?.map(cookie => cookie.split(';')[0]).join('; ')
  const load = async (agent?: Agent) => {
    const { body } = await post('/gallery/session/load', {}, visitorOf(301), { Cookie }, agent)
    return JSON.parse(body).user?.username ?? null
  }
  expect([await load(other), await load(one)]).toEqual(['mio', 'mio'])
  await call('DELETE', '/api/gallery/session', { Cookie, Origin: site.origin }, '', other)
  expect([await load(one), await load(other)]).toEqual([null, null])
})

test('each worker keeps pages, and renders them anew when the content changes', async () => {
  const agents = await connectTo(3)
  const askAll = () => Promise.all(agents.map(agent => call('GET', '/', {}, '', agent)))
  await askAll()
  expect((await askAll()).map(({ headers }) => headers['x-cache'])).toEqual(['hit', 'hit', 'hit'])
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  db.exec(`begin immediate;
    update article_texts set title = 'Seen by every worker' where iso = 'en-US';
    update content_revision set revision = revision + 1;
    commit`)
  db.close()
  await expect
    .poll(async () => (await askAll()).map(({ body }) => body.includes('>Seen by every worker<')))
    .toEqual([true, true, true])
})

test('an upload whose parts go to different workers arrives byte by byte, also when two send it at once', async () => {
  const [one, other] = await connectTo(2)
  const tus = { 'Tus-Resumable': '1.0.0', 'Sec-Fetch-Site': 'same-origin' }
  const file = makeFile(3_000_000)
  randomBytes(file.length - 4).copy(file, 4)
  const name = Buffer.from('brushes.zip').toString('base64')
  const asked = { ...tus, 'Upload-Length': file.length, 'Upload-Metadata': `filename ${name}` }
  const { location = '' } = (await call('POST', uploadsPath, asked, '', one)).headers
  const part = async (from: number, to: number, by: Agent | undefined) => {
    const headers = { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': from }
    const sent = call('PATCH', location, headers, file.subarray(from, to), by)
    return (await sent.catch(() => null))?.status
  }
  expect(await part(0, 1_000_000, one)).toBe(204)
  expect(await part(1_000_000, 2_000_000, other)).toBe(204)
  // One has the lock: the other interrupts it and goes on from there, or comes too late.
  const both = await Promise.all([one, other].map(by => part(2_000_000, 3_000_000, by)))
  expect(both.filter(status => status === 204).length).toBeLessThanOrEqual(1)
  const growing = join(dataDir, 'uploads', location.split('/').at(-1) ?? '')
  const isComplete = async () => JSON.parse((await call('GET', location, tus)).body).state === 'complete'
  while (!(await isComplete())) {
    const size = await stat(growing).then(
      found => found.size,
      () => file.length,
    )
    if (size < file.length) await part(size, file.length, undefined)
  }
  const stored = await readFile(join(dataDir, 'files', 'attachments', `@${location.split('/').at(-1)}`))
  expect(stored.equals(file)).toBe(true)
})

test('a worker that is killed while forms come in loses none that was acknowledged, and another takes its place', async () => {
  const senders = Array.from({ length: 8 }, (_, n) => n + 101)
  const [killed] = served()
  const sending = Promise.all(senders.map(sendStubbornly))
  process.kill(Number(killed?.pid), 'SIGKILL')
  const references = await sending
  expect(new Set(references).size).toBe(senders.length)
  await expect.poll(() => served().length, { timeout: 30_000 }).toBe(4)
  const [ended] = site.log().filter(line => line.msg === 'Worker ended: it is started again')
  expect(ended).toMatchObject({ level: 'error', worker: killed?.worker, signal: 'SIGKILL', pid: killed?.pid })
  expect(served().at(-1)?.worker).toBe(killed?.worker)
})

test('SIGTERM while forms come in: nothing that was acknowledged is lost, and the exit code is 0', async () => {
  const acknowledged: string[] = []
  const sending = Array.from({ length: 12 }, async (_, n) => {
    const { status, body } = await post(
      '/admin/support-requests',
      supportForm(n + 201),
      visitorOf(n + 201),
    ).catch(() => ({ status: 0, body: '' }))
    if (status === 201) acknowledged.push(JSON.parse(body).reference)
  })
  await Promise.race(sending)
  const { code, stderr } = await site.end('SIGTERM')
  await Promise.all(sending)
  expect([code, stderr]).toEqual([0, []])
  expect(site.log().filter(line => line.msg === 'Stopped')).toHaveLength(4)
  const db = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  const rows = db.prepare('select reference from requests').all() as { reference: string }[]
  db.close()
  const stored = new Set(rows.map(({ reference }) => reference))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter(reference => !stored.has(reference))).toEqual([])
  expect(stored.size).toBe(rows.length)
})
