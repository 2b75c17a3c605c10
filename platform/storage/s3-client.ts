import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Setting } from '../settings.ts'
import { StorageUnavailable } from './storage.ts'

export type S3Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: ReadableStream<Uint8Array> | null
  /** The text of an error, read once however often it is asked for. */
  errorText(): Promise<string>
  /** Gives the connection back without reading on. */
  discard(): Promise<void>
}

type S3Content = {
  readonly headers: Record<string, string>
  readonly size: number
  readonly body: AsyncIterable<Uint8Array>
}

type S3Call = (method: string, path: string, content?: S3Content) => Promise<S3Answer>

/** Signed calls (AWS Signature Version 4) to one bucket, with a timeout of `silenceMs` without data. */
export function createS3Client(setting: S3Setting, silenceMs: number): S3Call {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = setting
  const signingKeys = new Map<string, ArrayBuffer>()
  return async (method, path, content) => {
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}${path}`,
      headers: content?.headers ?? {},
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache: signingKeys,
    })
    const { url, headers } = await signer.sign()
    // After signing, because proxies in front of some stores change it.
    headers.set('accept-encoding', 'identity')
    if (content) headers.set('content-length', String(content.size))
    return await send(url, { method, headers, redirect: 'manual' }, content?.body, silenceMs)
  }
}

async function send(
  url: URL,
  init: RequestInit,
  body: AsyncIterable<Uint8Array> | undefined,
  silenceMs: number,
): Promise<S3Answer> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error(`silent for ${silenceMs / 1000} s`)), silenceMs)
  let bodyError: unknown
  async function* watched(chunks: AsyncIterable<Uint8Array>) {
    try {
      for await (const chunk of chunks) {
        timer.refresh()
        yield chunk
      }
      timer.refresh()
    } catch (error) {
      bodyError = error
      throw error
    }
  }
  try {
    const stream = body && (NodeReadableStream.from(watched(body)) as BodyInit)
    const withBody = stream ? { body: stream, duplex: 'half' } : {}
    return toAnswer(await fetch(url, { ...init, ...withBody, signal: silence.signal }))
  } catch (error) {
    if (bodyError) throw bodyError
    throw new StorageUnavailable(`The store ${url.origin} does not answer: ${describe(error)}`, {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}

function toAnswer(response: Response): S3Answer {
  let text: Promise<string> | undefined
  return {
    status: response.status,
    headers: response.headers,
    body: response.body,
    errorText() {
      text ??= response.text().catch(() => '')
      return text
    },
    async discard() {
      await response.body?.cancel()
    },
  }
}

/** The bytes of a response. Only the store is timed, not the reader. */
export async function* readBody(
  { body }: S3Answer,
  silenceMs: number,
): AsyncGenerator<Uint8Array, void, void> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await withLimit(reader.read(), silenceMs)
      if (done) return
      yield value
    }
  } catch (error) {
    throw new StorageUnavailable(`The store broke off: ${describe(error)}`, { cause: error })
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function withLimit<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`silent for ${ms / 1000} s`)), ms)
  })
  return await Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

function describe(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : message
}
