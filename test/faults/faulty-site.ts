import { startSmtp } from '../../platform/mail/smtp-for-tests.ts'
import { startS3 } from '../../platform/storage/s3-for-tests.ts'
import { startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { bringContent } from '../kept-content.ts'
import { startFakeValkey } from './fake-valkey.ts'
import { openWire } from './wire.ts'

const SERVICE_SECRET = 'known to the site and its services'
const SECRET = 'known to each of the processes of this site'
const httpError =
  'HTTP/1.1 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 4\r\nConnection: close\r\n\r\noops'
const postgresError = 'SFATAL\0C53300\0Mtoo many clients already\0\0'

/** A fatal error in PostgreSQL's protocol. */
function fatal(): Buffer {
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeUInt32BE(postgresError.length + 4, 1)
  return Buffer.concat([head, Buffer.from(postgresError)])
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>

/**
 * The product in a process of its own on PostgreSQL, an S3 store, a mail server and Valkey, and a second process whose
 * services are those of the first: everything behind a wire.
 */
export async function openFaultySite(databaseUrl: string) {
  const closing = new AsyncDisposableStack()
  const [s3, smtp, valkey] = await Promise.all([startS3(), startSmtp(), startFakeValkey()])
  closing.defer(() => s3.close())
  closing.defer(() => smtp.close())
  closing.defer(() => valkey.close())
  const database = new URL(databaseUrl)
  const behind = async (port: number, error: Buffer | string, host?: string) => {
    const wire = await openWire({ port, error, ...(host !== undefined && { host }) })
    closing.defer(() => wire.close())
    return wire
  }
  const wires = {
    database: await behind(Number(database.port), fatal(), database.hostname),
    store: await behind(Number(new URL(s3.setting.endpoint).port), httpError),
    mail: await behind(Number(new URL(smtp.url).port), '421 4.3.2 Not now\r\n'),
    cache: await behind(valkey.port, '-LOADING Not now\r\n'),
  }
  database.port = String(wires.database.port)
  database.hostname = '127.0.0.1'
  const { accessKeyId, secretAccessKey, bucket, region } = s3.setting
  const credentials = `${accessKeyId}:${encodeURIComponent(secretAccessKey)}`
  const common = { TRUSTED_PROXIES: '127.0.0.1,::1', SERVICE_SECRET, SECRET, LOG_LEVEL: 'warn' }
  const first = await startServer({
    dataDir: await openFolder('faults'),
    env: {
      ...common,
      DATABASE_URL: database.href,
      STORAGE_URL: `s3://${credentials}@127.0.0.1:${wires.store.port}/${bucket}?region=${region}&tls=off`,
      MAIL_URL: `smtp://127.0.0.1:${wires.mail.port}`,
      CACHE_URL: `redis://127.0.0.1:${wires.cache.port}`,
    },
  })
  closing.defer(async () => void (await first.end()))
  const services = await behind(first.port, httpError)
  const secondFolder = await openFolder('faults')
  bringContent(secondFolder)
  const second = await startServer({
    dataDir: secondFolder,
    env: {
      ...common,
      ADMIN_API_URL: `http://127.0.0.1:${services.port}/api/admin`,
      GALLERY_API_URL: `http://127.0.0.1:${services.port}/api/gallery`,
    },
  })
  closing.defer(async () => void (await second.end()))
  return {
    wires: { ...wires, services },
    first: speakTo(first.origin),
    second: speakTo(second.origin),
    /** The processes, and how each has ended, if it has. */
    processes: { first, second },
    smtp,
    valkey,
    s3,
    close: () => closing.disposeAsync(),
  }
}

let visitors = 0

/** Requests to one process, each from another address, given up after half a minute. */
function speakTo(origin: string) {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    const n = visitors++
    headers.set('X-Forwarded-For', `203.0.${(n >> 8) % 250}.${n % 250}`)
    headers.set('Sec-Fetch-Site', 'same-origin')
    return fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers,
    })
  }
  const post = (path: string, body: object) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    origin,
    request,
    post,
    /** Somebody without scripts. */
    visitor: () => createFormVisitor({ fetch: request }),
    /** A draft of a form: what costs a visitor least to store. */
    saveDraft: () =>
      post('/api/admin/drafts', {
        kind: 'support',
        answers: { question: 'Where do brushes go?' },
        lang: 'en-US',
      }),
  }
}

export type Speaker = ReturnType<typeof speakTo>
