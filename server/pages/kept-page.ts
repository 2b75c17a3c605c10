import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page, ready to be sent: its bytes in each encoding, and its headers. */
export interface KeptPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Record<Encoding, Buffer>
  readonly degraded: boolean
  readonly renderedAt: number
  readonly revision: number
}

/** Small enough to compress while a visitor waits. */
export function compressQuickly(body: Buffer): Record<Encoding, Buffer> {
  return {
    identity: body,
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzip: gzipSync(body, { level: 5 }),
  }
}

/** Compresses once more as well as can be done, off the main thread, and puts the result in place. */
export async function compressWell(page: KeptPage): Promise<void> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(page.bodies.identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.bodies.identity.length,
      },
    }),
    promisify(gzip)(page.bodies.identity, { level: 9 }),
  ])
  page.bodies.br = br
  page.bodies.gzip = gz
}

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Brotli where it is taken, else gzip, else as it is. A `q=0` is respected. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const taken = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i').test(acceptEncoding)
  if (taken('br')) return 'br'
  return taken('gzip') ? 'gzip' : 'identity'
}

export const sizeOf = ({ bodies }: KeptPage): number =>
  bodies.identity.length + bodies.br.length + bodies.gzip.length
