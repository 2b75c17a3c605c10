import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compress, compressWell } from './encodings.ts'

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q = 0.000 ', 'gzip'],
  ['gzip;q=0, br;q=0.0', 'identity'],
  ['br;q=0.001', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['brotli, xgzip, abr', 'identity'],
  [';q=1,,;;=,q=', 'identity'],
  ['br;q=nonsense', 'br'],
  [','.repeat(10_000), 'identity'],
  [`${'x'.repeat(10_000)}, gzip`, 'gzip'],
] as const)('a visitor who takes "%s" gets %s', ([header, encoding]) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each([1, 200])(
  'every encoding holds the same page %s times, and compressing well makes it no larger',
  async times => {
    const source = await readFile(import.meta.filename)
    const page = Buffer.concat(Array.from({ length: times }, () => source))
    const quick = await compress(page)
    const well = await compressWell(page)
    for (const bodies of [quick, well]) {
      expect(bodies.identity.equals(page)).toBe(true)
      expect(brotliDecompressSync(bodies.br).equals(page)).toBe(true)
      expect(gunzipSync(bodies.gzip).equals(page)).toBe(true)
    }
    expect(well.br.length).toBeLessThanOrEqual(quick.br.length)
    expect(well.gzip.length).toBeLessThanOrEqual(quick.gzip.length)
  },
)
