interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  /** Inline numbers, or bytes at an offset. */
  readonly value: readonly number[] | Buffer
}

interface TiffOptions {
  readonly little: boolean
  readonly big: boolean
}

/** Further metadata of a TIFF: texts of its directory of EXIF, by their tags, and values of its first directory. */
interface MoreMetadata {
  readonly exif: Readonly<Record<number, string>>
  readonly values: Readonly<Record<number, Buffer>>
}

const none: MoreMetadata = { exif: {}, values: {} }

/** A gray TIFF of one pixel with an artist, a GPS directory and an XMP packet. */
export function makeTiff(
  { little, big }: TiffOptions,
  xmp: Buffer,
  { exif, values }: MoreMetadata = none,
): Buffer {
  const parts: Buffer[] = []
  let length = 0
  const put = (bytes: Buffer) => {
    const at = length
    parts.push(bytes)
    length += bytes.length
    return at
  }
  const number = (value: number, width: number) => {
    const bytes = Buffer.alloc(width)
    if (width === 8) little ? bytes.writeBigUInt64LE(BigInt(value)) : bytes.writeBigUInt64BE(BigInt(value))
    else little ? bytes.writeUIntLE(value, 0, width) : bytes.writeUIntBE(value, 0, width)
    return bytes
  }
  const word = big ? 8 : 4
  const text = (words: string) => Buffer.from(`${words}\0`, 'latin1')
  const widths: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 13: 4 }

  function directory(entries: readonly Entry[]): number {
    const fields = entries.map(({ tag, type, count, value }) => {
      const bytes = Buffer.isBuffer(value)
        ? value
        : Buffer.concat(value.map(each => number(each, widths[type] ?? 4)))
      const inside = bytes.length <= word
      const field = inside
        ? Buffer.concat([bytes, Buffer.alloc(word - bytes.length)])
        : number(put(bytes), word)
      return Buffer.concat([number(tag, 2), number(type, 2), number(count, word), field])
    })
    return put(Buffer.concat([number(entries.length, big ? 8 : 2), ...fields, number(0, word)]))
  }

  const first = Buffer.alloc(big ? 16 : 8)
  put(first)
  const pixel = put(Buffer.from([128]))
  const rational = (values: readonly number[]) => Buffer.concat(values.map(each => number(each, 4)))
  const datum = text('WGS-84-of-Hobart')
  const place = directory([
    { tag: 1, type: 2, count: 2, value: text('S') },
    { tag: 2, type: 5, count: 3, value: rational([42, 1, 52, 1, 57, 1]) },
    { tag: 18, type: 2, count: datum.length, value: datum },
  ])
  const artist = text('Mio Tanaka')
  const texts = Object.entries(exif).map(([tag, words]) => ({ tag: Number(tag), value: text(words) }))
  const asTyped = (type: number) => (each: { readonly tag: number; readonly value: Buffer }) => ({
    ...each,
    type,
    count: each.value.length,
  })
  const details = texts.length > 0 ? directory(texts.map(asTyped(2))) : null
  const more = Object.entries(values).map(([tag, value]) => asTyped(1)({ tag: Number(tag), value }))
  const start = directory([
    { tag: 256, type: 3, count: 1, value: [1] },
    { tag: 257, type: 3, count: 1, value: [1] },
    { tag: 258, type: 3, count: 1, value: [8] },
    { tag: 259, type: 3, count: 1, value: [1] },
    { tag: 262, type: 3, count: 1, value: [1] },
    { tag: 273, type: 4, count: 1, value: [pixel] },
    { tag: 277, type: 3, count: 1, value: [1] },
    { tag: 278, type: 3, count: 1, value: [1] },
    { tag: 279, type: 4, count: 1, value: [1] },
    { tag: 315, type: 2, count: artist.length, value: artist },
    { tag: 700, type: 1, count: xmp.length, value: xmp },
    ...more,
    ...(details === null ? [] : [{ tag: 0x8769, type: 4, count: 1, value: [details] }]),
    { tag: 0x8825, type: 4, count: 1, value: [place] },
  ])
  const head = [Buffer.from(little ? 'II' : 'MM'), number(big ? 43 : 42, 2)]
  Buffer.concat(
    big ? [...head, number(8, 2), number(0, 2), number(start, 8)] : [...head, number(start, 4)],
  ).copy(first)
  return Buffer.concat(parts)
}
