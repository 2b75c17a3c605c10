import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loopCount } from '../../../../test/loop-count.ts'
import { location } from './private-data.ts'
import { blankValues } from './xmp.ts'

function without(packet: string): string {
  const bytes = Buffer.from(packet)
  blankValues(bytes, location)
  return bytes.toString()
}

test.each([
  ['an attribute', `<d exif:GPSLatitude="42,5" dc:a="kept"/>`, `<d exif:GPSLatitude="    " dc:a="kept"/>`],
  ['one in other quotes', `<d a:GPSAltitude = '7"8'>x</d>`, `<d a:GPSAltitude = '   '>x</d>`],
  ['one of a drone', `<d drone-dji:GpsLongtitude="147"/>`, `<d drone-dji:GpsLongtitude="   "/>`],
  ['one that is not closed', `<d a:GPSLatitude="42`, `<d a:GPSLatitude="  `],
  [
    'an element',
    '<a:GPSLatitude>42</a:GPSLatitude><b>kept</b>',
    '<a:GPSLatitude>  </a:GPSLatitude><b>kept</b>',
  ],
  [
    'one without a prefix',
    '<GPSLatitude xmlns="u">42</GPSLatitude>',
    '<GPSLatitude xmlns="u">  </GPSLatitude>',
  ],
  [
    'one with a structure',
    '<a:GPSInfo a:GPSLat="1"><r:value>42</r:value><!-- it --><c/>43</a:GPSInfo><b>kept</b>',
    '<a:GPSInfo a:GPSLat=" "><r:value>  </r:value><!-- it --><c/>  </a:GPSInfo><b>kept</b>',
  ],
  ['one that is empty', '<a:GPSLatitude/><b>kept</b>', '<a:GPSLatitude/><b>kept</b>'],
  ['the name of a vocabulary', '<d xmlns:gps="http://a"/>', '<d xmlns:gps="http://a"/>'],
  ['other words', '<d a:MGPS="1" b="GPS"/>a GPS: "b"', '<d a:MGPS="1" b="GPS"/>a GPS: "b"'],
])('%s', (_, before, after) => {
  expect(without(before)).toBe(after)
})

const letters = fc.stringMatching(/^[A-Za-z0-9_]{0,12}$/)
const value = fc.stringMatching(/^[a-z0-9,. ]{1,20}$/)
const blanks = fc.constantFrom('', ' ', '\n\t')
const part = fc
  .record({
    isPlace: fc.boolean(),
    isElement: fc.boolean(),
    letters,
    value,
    blanks,
    mark: fc.constantFrom('"', "'"),
  })
  .map(({ isPlace, isElement, letters, value, blanks, mark }) => {
    const name = `e:${isPlace ? 'GPS' : 'x'}${letters}`
    const write = (value: string) =>
      isElement
        ? `<${name}${blanks}>${value}</${name}>`
        : `<e:d ${name}${blanks}=${blanks}${mark}${value}${mark}${blanks}/>`
    return [write(value), write(isPlace ? ' '.repeat(value.length) : value)] as const
  })

test('of whatever is written, the values of the location go and everything else stays', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), parts => {
      expect(without(parts.map(([before]) => before).join(''))).toBe(parts.map(([, after]) => after).join(''))
    }),
    { numRuns: loopCount(100, 300) },
  )
})

test.each([
  ['a name without an end', `<a:GPS${'x'.repeat(2_000_000)}`],
  ['names without values', '<a:GPS'.repeat(300_000)],
  ['elements in elements', '<a:GPS>'.repeat(300_000)],
  ['prefixes of prefixes', `<${'gps:'.repeat(500_000)}`],
  ['signs without quotes', ':gps='.repeat(400_000)],
  ['spaces before a sign', `:gps${' '.repeat(2_000_000)}`],
])('two megabytes of %s are read in no time', (_, packet) => {
  const before = performance.now()
  blankValues(Buffer.from(packet), location)
  expect(performance.now() - before).toBeLessThan(15_000)
})
