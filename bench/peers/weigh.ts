import { get } from 'node:http'
import type { Browser } from 'playwright-core'
import { compressWell } from '../../server/pages/encodings.ts'
import { hydrated } from '../../test/browser.ts'
import { fetchPage } from '../../test/page-weight.ts'

/** Bytes of all responses of one kind. */
interface Bytes {
  readonly sent: number
  /** The same bodies in brotli at its highest level, as a server in front could send them. */
  readonly brotli: number
}

const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const

export type Weight = Readonly<Record<(typeof kinds)[number], Bytes>> & { readonly requests: number }

/** What a phone fetches of a page, by kind. `ours` is hydrated by a touch, the peers by themselves. */
export async function weigh(browser: Browser, address: string, ours: boolean): Promise<Weight> {
  const { origin, pathname: path } = new URL(address)
  const ready = ours ? hydrated : async () => {}
  const responses = await Promise.all(
    (await fetchPage(browser, { origin, path, locale: 'en-US' }, ready)).map(async ({ url, kind, bytes }) => {
      // A document's first answer may not have its final compression yet.
      const sent = kind === 'document' ? (await bodyOf(url, 'gzip, deflate, br')).length : bytes
      const isText = kind === 'document' || kind === 'script' || kind === 'stylesheet'
      return {
        kind,
        sent,
        brotli: isText ? (await compressWell(await bodyOf(url, 'identity'))).br.length : sent,
      }
    }),
  )
  const sumOf = (kind: (typeof kinds)[number]): Bytes => {
    const these = responses.filter(response => response.kind === kind)
    return {
      sent: these.reduce((sum, { sent }) => sum + sent, 0),
      brotli: these.reduce((sum, { brotli }) => sum + brotli, 0),
    }
  }
  return {
    document: sumOf('document'),
    script: sumOf('script'),
    stylesheet: sumOf('stylesheet'),
    font: sumOf('font'),
    image: sumOf('image'),
    requests: responses.length,
  }
}

/** A body as it comes over the wire. */
function bodyOf(url: string, encoding: string): Promise<Buffer> {
  const headers = { 'Accept-Encoding': encoding, 'Accept-Language': 'en-US' }
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    }).once('error', reject)
  })
}
