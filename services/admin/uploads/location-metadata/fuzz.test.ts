import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openFolder } from '../../../../test/folders.ts'
import { loopCount } from '../../../../test/loop-count.ts'
import { makeCorpus, traces } from './corpus-for-tests.ts'
import { faultOf, fuzzedPictures } from './fuzzed-for-tests.ts'
import { openScratchFile } from './removed-for-tests.ts'

const scratch = openScratchFile(await openFolder('fuzz'))
afterAll(() => scratch.close())
const corpus = await makeCorpus()

test.each(corpus.map(picture => [picture.name, picture] as const))(
  '%s says where it was taken, and no longer does',
  (_, { type, bytes }) => {
    const left = scratch.without(type, bytes)
    if (left === 'refused') throw new Error('refused')
    // Some encoders have compressed or omitted a string.
    expect(traces.some(trace => bytes.includes(trace))).toBe(true)
    expect(traces.filter(trace => left.includes(trace))).toEqual([])
  },
)

test('2,000 fuzzed pictures are refused, or are left as they were but for their location', () => {
  let refused = 0
  let slowest = 0
  fc.assert(
    fc.property(fuzzedPictures(corpus), picture => {
      const before = performance.now()
      const left = scratch.without(picture.type, picture.bytes)
      slowest = Math.max(slowest, performance.now() - before)
      if (left === 'refused') refused++
      else expect(faultOf(picture, left)).toBe(null)
    }),
    { numRuns: loopCount(400, 2000) },
  )
  expect(refused).toBeLessThan(1000)
  expect(slowest).toBeLessThan(1000)
})

/** A header followed by repetitions of the same bytes. */
const repeat = (head: Buffer, piece: Buffer, bytes = 8_000_000): Buffer =>
  Buffer.concat([head, Buffer.alloc(bytes - head.length, piece)])
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** TIFF directories with one repeated entry. */
function makeDirectories(tag: number, count: number): Buffer {
  const entry = Buffer.alloc(12)
  entry.writeUInt16LE(tag, 0)
  entry.writeUInt16LE(4, 2)
  entry.writeUInt32LE(count, 4)
  entry.writeUInt32LE(8, 8)
  return repeat(latin1('II*\0\x08\0\0\0\xff\xff'), entry)
}

test.each([
  [
    'PNG of empty chunks',
    'image/png',
    repeat(corpus[2]?.bytes ?? latin1(''), latin1('\0\0\0\0tEXt\0\0\0\0')),
  ],
  ['WebP of empty chunks', 'image/webp', repeat(latin1('RIFF\0\0\0\0WEBP'), latin1('EXIF\0\0\0\0'))],
  [
    'WebP of words alone',
    'image/webp',
    repeat(latin1('RIFF\0\0\0\0WEBPXMP \xff\xff\xff\x7f'), latin1('<a:GPS>'), 9_000_000),
  ],
  ['TIFF of directories', 'image/tiff', makeDirectories(0x014a, 1024)],
  ['TIFF of GPS directories', 'image/tiff', makeDirectories(0x8825, 1)],
  ['TIFF of words', 'image/tiff', makeDirectories(0x02bc, 8_000_000)],
])('a %s is refused in no time', (_, type, bytes) => {
  const before = performance.now()
  expect(scratch.without(type, bytes)).toBe('refused')
  expect(performance.now() - before).toBeLessThan(15_000)
})
