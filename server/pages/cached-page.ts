import { createHash } from 'node:crypto'
import { maxPreparedBytes, PreparedResponse } from '../http/prepared-response.ts'
import { type RawHeaders, writeFields } from '../http/whole-response.ts'
import type { Bodies, Encoding } from './encodings.ts'
import { type PageHeaders, sharedHeadersOf } from './shared-cache.ts'

/** A page in one encoding. */
class EncodedPage {
  readonly etag: string
  /** All headers but those of a single response. */
  readonly headers: RawHeaders
  #body: Buffer
  readonly #readShared: () => PageHeaders | null
  #shared: RawHeaders | null | undefined
  #fields: string | undefined
  #prepared: PreparedResponse | undefined

  constructor(etag: string, headers: RawHeaders, body: Buffer, readShared: () => PageHeaders | null) {
    this.etag = etag
    this.headers = headers
    this.#body = body
    this.#readShared = readShared
  }

  get body(): Buffer {
    return this.#prepared?.body ?? this.#body
  }

  /** The headers for a shared cache; null where it may not keep the page. */
  get sharedHeaders(): RawHeaders | null {
    if (this.#shared === undefined) {
      const headers = this.#readShared()
      this.#shared = headers && toRaw(headers)
    }
    return this.#shared
  }

  /** The headers as `writeWhole` takes them, made when they are first needed. */
  get fields(): string {
    this.#fields ??= writeFields(this.headers)
    return this.#fields
  }

  /** The response with status 200, made when it is first needed, with the body's only copy; null for a large body. */
  get prepared(): PreparedResponse | null {
    if (this.#prepared || this.#body.length > maxPreparedBytes) return this.#prepared ?? null
    this.#prepared = new PreparedResponse(this.fields, this.#body)
    this.#body = noBytes
    return this.#prepared
  }
}

const noBytes = Buffer.alloc(0)

/** A rendered page, ready to be sent. */
export interface CachedPage {
  readonly status: number
  /** Headers of every encoding. */
  readonly headers: PageHeaders
  readonly setsCookie: boolean
  /** The strong ETag, quotes included. */
  readonly etag: string
  readonly encoded: Readonly<Record<Encoding, EncodedPage>>
  readonly bytes: number
  /** A section shows its fallback, or stale content. */
  readonly degraded: boolean
  /** It shows the time of day, or what is left until a moment. */
  readonly showsTime: boolean
  /** It shows how things are now: when it has expired, visitors wait for the next rendering. */
  readonly isLive?: boolean | undefined
  readonly renderedAt: number
  /** The id of the request that it was rendered for: those that wait for one rendering share it. */
  readonly renderedFor: string
  /** What of the content it is made of, and what stands beside that: `contract/content-keys.ts`. */
  readonly keys: readonly string[]
  readonly beside: readonly string[]
  /** The version of the content that its rendering began with: `server/services/content-news.ts`. */
  readonly version: number
}

/** An upper estimate of the memory of a page's headers, in bytes: as strings, and as text in three encodings. */
const headerBytes = 16 * 1024

type RenderedPage = Omit<CachedPage, 'encoded' | 'bytes'>

export function encodePage(page: RenderedPage, bodies: Bodies): CachedPage {
  const pack = (encoding: Encoding): EncodedPage => {
    const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`
    const isEncoded = encoding !== 'identity' && bodies.identity.length > 0
    const headers = {
      ...page.headers,
      ...(page.status === 200 && { etag }),
      ...(isEncoded && { 'content-encoding': encoding }),
    }
    const body = isEncoded ? bodies[encoding] : bodies.identity
    const isShareable = page.status === 200 && !page.setsCookie
    return new EncodedPage(etag, toRaw(headers), body, () =>
      isShareable ? sharedHeadersOf(headers, page) : null,
    )
  }
  const encoded = { identity: pack('identity'), br: pack('br'), gzip: pack('gzip') }
  const bytes = bodies.identity.length + bodies.br.length + bodies.gzip.length + headerBytes
  return { ...page, encoded, bytes }
}

const toRaw = (headers: PageHeaders): RawHeaders =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap(each => [name, each]))

export const bodiesOf = ({ encoded }: CachedPage): Bodies => ({
  identity: encoded.identity.body,
  br: encoded.br.body,
  gzip: encoded.gzip.body,
})

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
