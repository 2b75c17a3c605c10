import fc from 'fast-check'
import { type Picture, traces } from './corpus-for-tests.ts'

/** A picture after some random edits; without any it is the original. */
export interface FuzzedPicture extends Picture {
  readonly edits: number
}

const keptBytes = 33

type Edit = (bytes: Buffer, others: readonly Picture[]) => Buffer

/** A relative offset, mostly near the beginning, where most structures are. */
const place = fc.oneof(
  fc.double({ min: 0, max: 0.1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
)
/** After the signature, without which no parser is chosen. */
const at = (part: number, { length }: Buffer): number => {
  const first = Math.min(keptBytes, length)
  return first + Math.floor(part * (length - first))
}

const bytesOf = (value: number, width: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes.subarray(8 - width)
}

const replaced = (bytes: Buffer, from: number, by: Uint8Array): Buffer => {
  const copy = Buffer.from(bytes)
  copy.set(by.subarray(0, Math.max(0, copy.length - from)), Math.min(from, copy.length))
  return copy
}
const inserted = (bytes: Buffer, from: number, more: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, from), more, bytes.subarray(from)])

const oneByte = fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(
  ([part, value]): Edit =>
    bytes =>
      replaced(bytes, at(part, bytes), Buffer.from([value])),
)
const interesting = fc.constantFrom(0, 1, 0x7f, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 2 ** 53 - 1)
const oneNumber = fc.tuple(place, interesting, fc.constantFrom(1, 2, 4, 8), fc.boolean()).map(
  ([part, value, width, isLittle]): Edit =>
    bytes => {
      const number = bytesOf(value, width)
      return replaced(bytes, at(part, bytes), isLittle ? number.reverse() : number)
    },
)
const cut = place.map(
  (part): Edit =>
    bytes =>
      bytes.subarray(0, at(part, bytes)),
)
const repeated = fc
  .tuple(place, place, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 20 }))
  .map(
    ([from, to, length, times]): Edit =>
      bytes => {
        const start = at(from, bytes)
        const stretch = bytes.subarray(start, start + length)
        return inserted(bytes, at(to, bytes), Buffer.concat(Array.from({ length: times }, () => stretch)))
      },
  )
const spliced = fc.tuple(fc.nat(), place, place).map(
  ([which, from, to]): Edit =>
    (bytes, others) => {
      const other = others[which % others.length]?.bytes ?? bytes
      return inserted(bytes, at(to, bytes), other.subarray(at(from, other)))
    },
)
const hostileWords = fc
  .tuple(
    place,
    fc.constantFrom('<a:GPS', ':gps=', '<a:GPS>', 'Exif\0\0MM\0*\0\0\0\x08', '<!--', '"'),
    fc.integer({ min: 1, max: 400 }),
  )
  .map(
    ([part, words, times]): Edit =>
      bytes =>
        inserted(bytes, at(part, bytes), Buffer.from(words.repeat(times), 'latin1')),
  )

const edit = fc.oneof(
  { weight: 6, arbitrary: oneByte },
  { weight: 6, arbitrary: oneNumber },
  { weight: 2, arbitrary: repeated },
  { weight: 2, arbitrary: spliced },
  { weight: 2, arbitrary: hostileWords },
  { weight: 1, arbitrary: cut },
)

/** Pictures of a corpus with up to eight edits. */
export const fuzzedPictures = (corpus: readonly Picture[]): fc.Arbitrary<FuzzedPicture> =>
  fc
    .tuple(fc.constantFrom(...corpus), fc.array(edit, { maxLength: 8 }))
    .map(([{ bytes, ...picture }, edits]) => ({
      ...picture,
      bytes: edits.reduce((before, change) => change(before, corpus), bytes),
      edits: edits.length,
    }))

/**
 * The fault of a processed picture; null when it has the same length, and is either unchanged or without its location.
 */
export function faultOf({ bytes, type, edits }: FuzzedPicture, left: Buffer): string | null {
  if (left.length !== bytes.length) return 'its length changed'
  const trace = traces.find(each => left.includes(each))
  if (edits === 0 && trace) return `${trace} is left`
  // A PNG's checksums are recomputed, and compressed text becomes plain.
  if (type === 'image/png') return null
  for (let at = 0; at < left.length; at++) {
    const byte = left[at]
    if (byte !== bytes[at] && byte !== 0 && byte !== 0x20) return `byte ${at} is neither as it was nor blank`
  }
  return null
}
