import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashOf } from '../../services/gallery/sessions/load-user.ts'
import { queryHtml } from '../html.ts'
import { bringContentWithoutPictures } from '../kept-content.ts'
import { findFreePort, openTestServer } from '../test-server.ts'
import { startServer } from './own-process.ts'
import { type FailureMode, openUnreliable } from './unreliable.ts'

const SERVICE_SECRET = 'known to the site and its services'

/** An article with a title that only the remote services have. */
export const farTitle = 'Painted far away'
export const mio = { id: 'mio', token: 'a-token-that-only-her-browser-knows' }

/** The services in a process of their own, with an article and a user of their own. */
export async function startServices() {
  const dataDir = await mkdtemp(join(tmpdir(), 'apart-'))
  bringContentWithoutPictures(dataDir)
  const server = await startServer({ dataDir, env: { SERVICE_SECRET } })
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  db.exec(`update article_texts set title = '${farTitle}' where iso = 'en-US'`)
  const when = '2026-01-01T00:00:00.000Z'
  const columns =
    'id, username, username_key, firstname, lastname, email, email_key, active, verified_at, created_at'
  db.prepare(`insert into users (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
    ...[mio.id, 'Mio', 'mio', 'Mio', 'Tanaka', 'mio@example.com', 'mio@example.com', 1, when, when],
  )
  db.prepare(
    'insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (?, ?, ?, ?, ?)',
  ).run(hashOf(mio.token), mio.id, when, new Date().toISOString(), '2999-01-01T00:00:00.000Z')
  db.close()
  return {
    origin: server.origin,
    log: server.log,
    async stop() {
      await server.end()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The site in this process, and between it and the services a way that a test can spoil. */
export async function openSite(services: string, mood: FailureMode = 'good', { keepPages = true } = {}) {
  const way = await openUnreliable(services)
  await way.become(mood)
  const testServer = await openTestServer({
    keepPages,
    env: {
      PORT: String(await findFreePort()),
      ADMIN_API_URL: `${way.url}/api/admin`,
      GALLERY_API_URL: `${way.url}/api/gallery`,
      SERVICE_SECRET,
    },
  })
  return {
    ...testServer,
    way,
    async close() {
      await testServer.close()
      await way.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** A page, and how long it took. */
export async function visit(site: Site, path = '/') {
  const before = performance.now()
  const response = await site.fetch(path)
  const html = await response.text()
  const ms = performance.now() - before
  const id = response.headers.get('x-request-id')
  return {
    status: response.status,
    html,
    /** The text without scripts, which contain all sentences, shown or not. */
    get shown() {
      return queryHtml(html).text()
    },
    ms,
    logged: () => site.lines.filter(line => line.requestId === id),
  }
}
