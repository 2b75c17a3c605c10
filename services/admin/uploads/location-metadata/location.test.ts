import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { openFolder } from '../../../../test/folders.ts'
import { exifOfHobart, withChunk, xmpOfHobart } from './corpus-for-tests.ts'
import { openScratchFile } from './removed-for-tests.ts'
import { makeTiff } from './tiff-for-tests.ts'

const scratch = openScratchFile(await openFolder('location'))
afterAll(() => scratch.close())

function without(type: string, bytes: Buffer): Buffer {
  const left = scratch.without(type, bytes)
  if (left === 'refused') throw new Error('refused')
  return left
}

const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a84' } })
const taken = plain.clone().withExif(exifOfHobart).withXmp(xmpOfHobart)

/** The content of the GPS directory; null: there is none, or it is empty. */
function readGpsDirectory(tiff: Buffer): Buffer | null {
  const data = tiff.subarray(tiff.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const little = data.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? data.readUInt16LE(at) : data.readUInt16BE(at))
  const long = (at: number) => (little ? data.readUInt32LE(at) : data.readUInt32BE(at))
  const first = long(4)
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + entry * 12
    if (short(at) !== 0x8825) continue
    const directory = long(at + 8)
    const count = short(directory)
    return count === 0 ? null : data.subarray(directory, directory + 2 + count * 12)
  }
  return null
}

const kinds = [
  ['image/jpeg', () => taken.clone().jpeg().toBuffer()],
  ['image/png', () => taken.clone().png().toBuffer()],
  ['image/webp', () => taken.clone().webp().toBuffer()],
  ['image/avif', () => taken.clone().avif().toBuffer()],
] as const

describe.each(kinds)('the location in %s', (type, make) => {
  test('is gone; the pixels, the length and everything else stay', async () => {
    const before = await make()
    const facts = await sharp(before).metadata()
    expect(facts.exif && readGpsDirectory(facts.exif)).toBeTruthy()
    const after = without(type, before)
    expect(after.length).toBe(before.length)
    const left = await sharp(after).metadata()
    expect(left.exif && readGpsDirectory(left.exif)).toBe(null)
    expect(left.exif?.toString('latin1')).toContain('Mio Tanaka')
    for (const trace of ['WGS-84-of-Hobart', '42,52.957S', '147,19.68E']) {
      expect(facts.exif?.includes(trace) || facts.xmp?.includes(trace)).toBe(true)
      expect(left.exif?.includes(trace) || left.xmp?.includes(trace) || false).toBe(false)
      expect(after.includes(trace)).toBe(false)
    }
    // In a PNG our encoder compresses XMP, which is then erased completely.
    expect(left.xmp?.includes('dc:format="kept"') ?? false).toBe(type !== 'image/png')
    // Strict decoding fails for a wrong checksum or offset.
    const pixels = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
    expect((await pixels(after)).equals(await pixels(before))).toBe(true)
  })

  test('where there is none, no byte changes; and twice is as good as once', async () => {
    const clean = await plain
      .clone()
      .toFormat(type.slice(6) as 'jpeg')
      .toBuffer()
    expect(without(type, clean).equals(clean)).toBe(true)
    const once = without(type, await make())
    expect(without(type, once).equals(once)).toBe(true)
  })

  test('is looked for in broken and hostile files without an end or a fall', async () => {
    const whole = await make()
    for (let cut = 1; cut < 20; cut++) {
      scratch.without(type, whole.subarray(0, Math.floor((whole.length * cut) / 20)))
    }
    const random = createDice(type.length)
    for (let round = 0; round < 60; round++) {
      const bytes = Buffer.from(whole)
      for (let count = 0; count < 20; count++) bytes[random(bytes.length)] = random(256)
      const after = scratch.without(type, bytes)
      if (after !== 'refused') expect(after.length).toBe(whole.length)
    }
  })
})

describe.each([
  ['little end first', { little: true, big: false }],
  ['big end first', { little: false, big: false }],
  ['BigTIFF', { little: true, big: true }],
])('the location in a TIFF, %s', (_, shape) => {
  test('is gone, and everything else stays', async () => {
    const before = makeTiff(shape, Buffer.from(xmpOfHobart))
    expect(await sharp(before).raw().toBuffer()).toEqual(Buffer.alloc(3, 128))
    const after = without('image/tiff', before)
    expect(after.length).toBe(before.length)
    for (const trace of ['WGS-84-of-Hobart', '42,52.957S', '147,19.68E']) {
      expect(before.includes(trace)).toBe(true)
      expect(after.includes(trace)).toBe(false)
    }
    for (const rest of ['Mio Tanaka', 'dc:format="kept"']) expect(after.includes(rest)).toBe(true)
    if (!shape.big)
      expect([readGpsDirectory(before) === null, readGpsDirectory(after)]).toEqual([false, null])
    expect(await sharp(after).raw().toBuffer()).toEqual(Buffer.alloc(3, 128))
  })
})

test('a PNG whose words are not packed keeps those that are no location', async () => {
  const chunk = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.from(xmpOfHobart)])
  const before = withChunk(await plain.clone().png().toBuffer(), 'iTXt', chunk)
  const after = without('image/png', before)
  expect([after.includes('42,52.957S'), after.includes('dc:format="kept"')]).toEqual([false, true])
  expect((await sharp(after, { failOn: 'warning' }).metadata()).xmp?.includes('kept')).toBe(true)
})

test('a phone that puts a second picture behind the first has its place taken out of both', async () => {
  const one = await taken.clone().jpeg().toBuffer()
  const both = without('image/jpeg', Buffer.concat([one, one]))
  expect(both.includes('WGS-84-of-Hobart')).toBe(false)
  expect(readGpsDirectory((await sharp(both.subarray(one.length)).metadata()).exif ?? Buffer.alloc(0))).toBe(
    null,
  )
})

test('a JPEG of nothing but heads of EXIF is refused in no time', async () => {
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')
  const file = Buffer.concat(Array.from({ length: 500_000 }, () => head))
  const before = performance.now()
  expect(scratch.without('image/jpeg', file)).toBe('refused')
  expect(performance.now() - before).toBeLessThan(5000)
})

/** A seeded pseudo-random generator. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % sides
  }
}
