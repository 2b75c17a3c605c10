import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { memoizeText } from '../http/memoize-text.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Bodies = Readonly<Record<Encoding, Buffer>>

const quickly = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Compresses on the main thread: for small bodies. */
export const compressQuickly = (identity: Buffer): Bodies => ({
  identity,
  br: brotliCompressSync(identity, { params: quickly }),
  gzip: gzipSync(identity, { level: 5 }),
})

/** Larger bodies are compressed off the main thread. */
const maxAtOnce = 128 * 1024

/** Compresses quickly, with at most a few milliseconds on the event loop. */
export async function compress(identity: Buffer): Promise<Bodies> {
  if (identity.length <= maxAtOnce) return compressQuickly(identity)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: quickly }),
    promisify(gzip)(identity, { level: 5 }),
  ])
  return { identity, br, gzip: gz }
}

/** Compresses at the highest level, off the main thread. */
export async function compressWell(identity: Buffer): Promise<Bodies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return { identity, br, gzip: gz }
}

/**
 * Negotiates the encoding: Brotli, else gzip, else identity; `q=0` and `*` are respected.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
export const chooseEncoding = memoizeText((acceptEncoding): Encoding => {
  const named = { br: false, gzip: false }
  const taken = { br: false, gzip: false, others: false }
  for (const part of acceptEncoding.split(',', 20)) {
    const [coding = '', ...parameters] = part.trim().toLowerCase().split(';')
    const name = coding.trim()
    const isTaken = !parameters.some(isZero)
    if (name === '*') taken.others = isTaken
    else if (name === 'br' || name === 'gzip') {
      named[name] = true
      taken[name] = isTaken
    }
  }
  if (named.br ? taken.br : taken.others) return 'br'
  return (named.gzip ? taken.gzip : taken.others) ? 'gzip' : 'identity'
})

const isZero = (parameter: string) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter)
