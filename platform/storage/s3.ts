import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { S3Setting } from '../settings.ts'
import { createS3Client, readBody, type S3Answer } from './s3-client.ts'
import { checkFacts, checkKey, exactly, reading, type Storage, StorageUnavailable } from './storage.ts'

/** The timeout of the store without data, in ms. */
const silenceMs = 10_000

/** Keeps files in a bucket of any store that speaks the S3 protocol, addressed by path. */
export function openS3Storage(setting: S3Setting, limitMs = silenceMs): Storage {
  const call = createS3Client(setting, limitMs)

  const fail = async (answer: S3Answer): Promise<never> => {
    const reason = (await findErrorCode(answer)) ?? `status ${answer.status}`
    throw new StorageUnavailable(`The store ${setting.endpoint}/${setting.bucket} refused a call: ${reason}`)
  }

  return {
    async put(key, body, facts) {
      checkKey(key)
      checkFacts(facts)
      const headers: Record<string, string> = { 'content-type': facts.type }
      if (body instanceof Uint8Array)
        headers['x-amz-content-sha256'] = createHash('sha256').update(body).digest('hex')
      const answer = await reading(body, () =>
        call('PUT', `/${key}`, { headers, size: facts.size, body: exactly(body, facts.size) }),
      )
      if (answer.status !== 200) await fail(answer)
      await answer.discard()
    },
    async get(key) {
      checkKey(key)
      const answer = await call('GET', `/${key}`)
      if (answer.status === 404 && (await findErrorCode(answer)) !== 'NoSuchBucket') return null
      if (answer.status !== 200) await fail(answer)
      return {
        stream: Readable.from(readBody(answer, limitMs), { objectMode: false }),
        size: Number(answer.headers.get('content-length')),
        type: answer.headers.get('content-type') ?? 'application/octet-stream',
      }
    },
    async remove(key) {
      checkKey(key)
      const answer = await call('DELETE', `/${key}`)
      if (![200, 204, 404].includes(answer.status)) await fail(answer)
      await answer.discard()
    },
    async *list() {
      let token = ''
      do {
        const after = token && `continuation-token=${encodeURIComponent(token)}&`
        const answer = await call('GET', `?${after}list-type=2`)
        if (answer.status !== 200) await fail(answer)
        const page = await text(readBody(answer, limitMs))
        for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) if (isKey(key)) yield key
        token = unescapeXml(/<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? '')
      } while (token !== '')
    },
    async ready() {
      const answer = await call('HEAD', '')
      if (answer.status !== 200) await fail(answer)
      await answer.discard()
    },
  }
}

/** Whether the object is one of this product: a bucket may hold others. */
function isKey(key: string): boolean {
  try {
    checkKey(key)
    return true
  } catch {
    return false
  }
}

const xmlCharacters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescapeXml = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => xmlCharacters[name] ?? '')

/** The code in the XML of an S3 error, such as AccessDenied. */
async function findErrorCode(answer: S3Answer): Promise<string | null> {
  return /<Code>([A-Za-z0-9.]{1,60})<\/Code>/.exec(await answer.errorText())?.[1] ?? null
}
