import { afterAll, describe, expect, test } from 'vitest'
import { openFolder } from '../../../../test/folders.ts'
import { type HeifItem, type HeifOptions, makeHeif } from './heif-for-tests.ts'
import { openScratchFile } from './removed-for-tests.ts'
import { makeTiff } from './tiff-for-tests.ts'

const scratch = openScratchFile(await openFolder('heif'))
afterAll(() => scratch.close())
const withoutOrRefused = (items: readonly HeifItem[], shape: HeifOptions = {}) =>
  scratch.without('image/avif', makeHeif(items, shape))

function without(items: readonly HeifItem[], shape: HeifOptions = {}): Buffer {
  const left = withoutOrRefused(items, shape)
  if (left === 'refused') throw new Error('refused')
  return left
}

const words = Buffer.from('<x exif:GPSLatitude="42,52.957S" dc:format="kept"/>')
const tiff = makeTiff({ little: false, big: false }, words)
const exif: HeifItem = { kind: 'Exif', parts: [Buffer.concat([Buffer.alloc(4), tiff])] }
const xmp: HeifItem = { kind: 'mime', strings: 'application/rdf+xml\0', parts: [words] }

describe('the numbers that say where the items of a HEIF picture lie', () => {
  const widths = [0, 4, 8] as const
  test.each(
    widths.flatMap(base =>
      [4, 8].flatMap(offset => ([0, 1, 2] as const).map(version => ({ base, offset, version }))),
    ),
  )('of the standard’s widths are followed: %o', shape => {
    const left = without([exif, xmp], { ...shape, length: shape.offset, index: shape.version === 0 ? 0 : 4 })
    for (const trace of ['42,52.957S', 'WGS-84-of-Hobart']) expect(left.includes(trace)).toBe(false)
    for (const rest of ['Mio Tanaka', 'dc:format="kept"']) expect(left.includes(rest)).toBe(true)
  })

  const others = [1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]
  test.each(others)('of %i bytes are refused: what one parser cannot find another one might', width => {
    for (const name of ['offset', 'length', 'base', 'index'] as const) {
      expect(withoutOrRefused([exif, xmp], { [name]: width })).toBe('refused')
    }
  })

  test('are not looked at where there is nothing to remove', () => {
    const plain = makeHeif([{ kind: 'mime', strings: 'text/plain\0', parts: [words] }], { offset: 7 })
    expect(scratch.without('image/avif', plain)).toEqual(plain)
  })
})

describe('an item of metadata', () => {
  test('in the table of contents itself loses the location as well', () => {
    const left = without([exif, xmp], { inside: true })
    expect(left.includes('42,52.957S')).toBe(false)
    expect(left.includes('dc:format="kept"')).toBe(true)
  })

  test('in parts is blanked as a whole', () => {
    const parts = [words.subarray(0, 25), words.subarray(25)]
    const left = without([{ ...xmp, parts }])
    for (const part of parts) expect(left.includes(part)).toBe(false)
  })

  test('that is packed is blanked as a whole', () => {
    const packed: HeifItem = {
      kind: 'mime',
      strings: 'application/rdf+xml\0deflate\0',
      parts: [Buffer.from('packed')],
    }
    expect(without([packed]).includes('packed')).toBe(false)
  })

  test('that is no TIFF data is blanked as a whole', () => {
    const odd: HeifItem = { kind: 'Exif', parts: [Buffer.concat([Buffer.from([0, 0, 0, 99]), tiff])] }
    expect(without([odd]).includes('WGS-84-of-Hobart')).toBe(false)
  })

  test('of no told length is looked into up to the end of the file', () => {
    const left = without([exif], { length: 0 })
    expect([left.includes('WGS-84-of-Hobart'), left.includes('Mio Tanaka')]).toEqual([false, true])
  })
})
