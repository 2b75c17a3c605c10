import { execFileSync, spawn } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { uploadsPath } from '../../contract/uploads.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Tables } from '../../server/services/tables.ts'
import { type OwnProcess, startServer } from '../apart/own-process.ts'
import { createVisitor } from '../cookie-jar.ts'
import { onPostgres } from '../databases.ts'
import { openFolder } from '../folders.ts'
import { root } from '../house/files.ts'
import { rowsOf } from '../rows.ts'
import { isFull } from './addresses.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

/** The last tag, or else the commit before the newest migration; null without a history. */
function findOldRelease(): string | null {
  try {
    const migrations = 'services/*/migrations/[0-9]*.ts'
    const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations).trim()
    return git('tag', '--sort=-creatordate').split('\n')[0] || git('rev-parse', `${newest}^`).trim()
  } catch {
    return null
  }
}

const old = isFull ? findOldRelease() : null
const minutes = 60_000

/** Runs one of the programs of a release. */
const run = (release: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<void>((resolve, reject) => {
    const settings = { PATH: process.env.PATH, NODE_ENV: 'production', ...env }
    const child = spawn(process.execPath, args, { cwd: release, env: settings, stdio: 'pipe' })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        said += chunk
      })
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')}: ${said}`))))
  })

/** The sources of a commit in a folder, built, with the packages of this one. */
async function checkOut(commit: string): Promise<string> {
  const folder = await openFolder('old-release')
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 31 - 1 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  await run(folder, ['bin/build.ts'])
  return folder
}

/** Sends a support request without scripts. Resolves to its reference. */
async function sendRequest({ origin }: OwnProcess, name: string): Promise<string> {
  const fetchHere = (path: string, init?: RequestInit) =>
    fetch(origin + path, { redirect: 'manual', ...init })
  const visitor = createVisitor({ fetch: fetchHere })
  const email = `${name}@example.com`
  const you = { name, email, email2: email }
  const question = { question: 'How do I use a clipping mask on two layers?' }
  let at = '/support/request'
  for (const fields of [{ product: 'procreate' }, you, question, {}] as Record<string, string>[])
    at = (await visitor.post(at, fields)).headers.get('location') ?? ''
  const all = { product: 'procreate', ...you, ...question, code_of_conduct: 'on' }
  const first = await (await visitor.post(at, all)).text()
  const captcha = /<input type="hidden" name="captcha" value="([^"]*)"/.exec(first)?.[1] ?? ''
  await sleep(1600)
  const thanks = (await visitor.post(at, { ...all, captcha })).headers.get('location') ?? ''
  return new URL(thanks, origin).searchParams.get('reference') ?? ''
}

/** Uploads a file in two pieces. Resolves to its state. */
async function upload({ origin }: OwnProcess): Promise<string> {
  const tus = { 'Tus-Resumable': '1.0.0', Origin: origin }
  const facts = { 'Upload-Length': '12', 'Upload-Metadata': `filename ${btoa('notes.txt')}` }
  const created = await fetch(origin + uploadsPath, { method: 'POST', headers: { ...tus, ...facts } })
  const url = new URL(created.headers.get('location') ?? '', origin)
  for (const [offset, body] of [
    ['0', 'twelve'],
    ['6', ' bytes'],
  ] as const) {
    const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': offset }
    await fetch(url, { method: 'PATCH', headers: { ...tus, ...headers }, body })
  }
  return ((await (await fetch(url)).json()) as { state: string }).state
}

const paths = [
  '/',
  '/cn/insight',
  '/jp/handbook/procreate',
  '/newsletter/archive',
  '/office/login',
  '/api/docs',
]

// A build of another release: some minutes, so only `npm run sweep` does it.
describe.skipIf(old === null)('the release before (in the sweep, with a history)', () => {
  onPostgres('on a PostgreSQL that this one has migrated', databases => {
    test('serves on, starts anew, and works beside this one', { timeout: 15 * minutes }, async () => {
      const setting = await databases.create()
      if (setting.kind !== 'postgres') throw new Error('It is about PostgreSQL')
      const folder = await checkOut(old ?? '')
      const env = {
        DATABASE_URL: setting.url,
        SECRET: 'the one secret that all releases have',
        PREPARE: 'release',
      }
      const start = async (release: string) => {
        const server = await startServer({ dataDir: await openFolder('data'), root: release, env })
        onTestFinished(async () => void (await server.end('SIGKILL')))
        return server
      }
      const migrate = async (release: string) =>
        run(release, ['bin/migrate.ts', '--content'], { ...env, DATA_DIR: await openFolder('migrate') })

      await migrate(folder)
      const before = await start(folder)
      const references = [await sendRequest(before, 'before')]
      await migrate(root)
      const [anew, now] = [await start(folder), await start(root)]
      for (const [name, server] of Object.entries({ before, anew, now })) {
        for (const path of paths)
          expect([name, path, (await fetch(server.origin + path)).status]).toEqual([name, path, 200])
        references.push(await sendRequest(server, name))
        expect([name, await upload(server)]).toEqual([name, 'complete'])
      }
      expect(references).toEqual(references.map(() => expect.stringMatching(/^S-/)))
      const database = await openDatabase<Tables>(setting)
      onTestFinished(() => database.close())
      const stored = (await rowsOf(database.db, 'requests')).map(({ reference }) => reference)
      expect(stored.toSorted()).toEqual(references.toSorted())
      for (const server of [before, anew, now])
        expect(server.log().filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([])
    })
  })
})
