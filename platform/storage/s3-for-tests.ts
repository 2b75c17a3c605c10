import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Setting } from '../settings.ts'

export type TestS3 = {
  readonly setting: S3Setting
  readonly objects: Map<string, { body: Buffer; type: string }>
  /** Replaces the response to a request. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => void) | null
  close(): Promise<void>
}

const accessKeyId = 'TESTKEY'
const secretAccessKey = 'test/Secret+1'
const region = 'test-1'
const bucket = 'pictures'

/** A store with the used part of S3, which verifies every signature by its own calculation. */
export async function startS3(): Promise<TestS3> {
  const server = createServer(async (request, response) => {
    if (test.intercept) return test.intercept(request, response)
    // A request that breaks off stores nothing.
    const sent = await buffer(request).catch(() => null)
    if (!sent) return
    const [status, headers, body] = answer(request, sent, test.objects)
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const test: TestS3 = {
    setting: { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey },
    objects: new Map(),
    intercept: null,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return test
}

/** The setting `STORAGE_URL` of a store. */
export const storageUrl = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Setting): string =>
  `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${new URL(endpoint).host}/${bucket}?region=${region}&tls=off`

type Answer = [status: number, headers: Record<string, string | number>, body?: Buffer | string]

function answer(request: IncomingMessage, body: Buffer, objects: TestS3['objects']): Answer {
  const refusal = findRefusal(request, body)
  if (refusal) return error(403, refusal)
  const [, name, ...rest] = (request.url ?? '').split('/')
  if (request.method === 'GET' && name?.startsWith(`${bucket}?`)) return list(name, objects)
  if (name !== bucket) return error(404, 'NoSuchBucket')
  const key = rest.join('/')
  if (request.method === 'HEAD' && key === '') return [200, {}]
  if (request.method === 'PUT') {
    if (!request.headers['content-length']) return error(411, 'MissingContentLength')
    objects.set(key, { body, type: request.headers['content-type'] ?? '' })
    return [200, { etag: '"x"' }]
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return [204, {}]
  }
  const found = objects.get(key)
  if (!found) return error(404, 'NoSuchKey')
  return [200, { 'content-type': found.type, 'content-length': found.body.length }, found.body]
}

/** Two keys a page. */
function list(url: string, objects: TestS3['objects']): Answer {
  const after = new URLSearchParams(url.split('?')[1]).get('continuation-token')?.slice(1) ?? ''
  const keys = [...objects.keys()].sort().filter(key => key > after)
  const page = keys.slice(0, 2)
  const next =
    keys.length > page.length ? `<NextContinuationToken>&amp;${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map(key => `<Contents><Key>${key}</Key></Contents>`).join('')
  return [
    200,
    { 'content-type': 'application/xml' },
    `<ListBucketResult>${contents}${next}</ListBucketResult>`,
  ]
}

function error(status: number, code: string): Answer {
  return [
    status,
    { 'content-type': 'application/xml' },
    `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
  ]
}

/** Signature Version 4, as its specification says, from the server's side. */
function findRefusal(request: IncomingMessage, body: Buffer): string | null {
  const { authorization = '' } = request.headers
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    authorization,
  )
  if (!parts) return 'AccessDenied'
  const [, credential = '', signedHeaders = '', signature = ''] = parts
  const time = String(request.headers['x-amz-date'])
  const date = time.slice(0, 8)
  const scope = `${date}/${region}/s3/aws4_request`
  if (credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId'
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
    if (!signedHeaders.split(';').includes(needed)) return 'AccessDenied'
  }
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = signedHeaders.split(';').map(name => `${name}:${request.headers[name]}\n`)
  const canonical = [request.method, path, query, headers.join(''), signedHeaders, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, date), region))
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
