/** An ISO base media box: length, type, content. */
function makeBox(name: string, ...content: readonly Uint8Array[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([number(length, 4), Buffer.from(name, 'latin1'), ...content])
}

function number(value: number, width: number): Buffer {
  const bytes = Buffer.alloc(width)
  if (width === 8) bytes.writeBigUInt64BE(BigInt(value))
  else if (width > 0 && value < 256 ** width) bytes.writeUIntBE(value, 0, Math.min(width, 6))
  return bytes
}

export interface HeifItem {
  readonly kind: 'Exif' | 'mime'
  /** The strings after the item's name: its media type and content encoding. */
  readonly strings?: string
  /** The item's bytes, one extent for each part. */
  readonly parts: readonly Uint8Array[]
}

export interface HeifOptions {
  /** Widths in bytes of the numbers in `iloc`: 4 by default. Larger values are written as zeros. */
  readonly offset?: number
  readonly length?: number
  readonly base?: number
  readonly index?: number
  readonly version?: 0 | 1 | 2
  /** The items are in the box `idat`. */
  readonly inside?: boolean
}

/** The header of an AVIF with metadata items; it has no picture. */
export function makeHeif(items: readonly HeifItem[], shape: HeifOptions = {}): Buffer {
  const { version = 1, inside = false } = shape
  const wide = version === 2 ? 4 : 2
  const ftyp = makeBox('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1'))
  const full = (flags: number) => number(flags * 0x1000000, 4)
  const entries = items.map(({ kind, strings = '' }, at) =>
    makeBox(
      'infe',
      full(wide === 4 ? 3 : 2),
      number(at + 1, wide),
      number(0, 2),
      Buffer.from(`${kind}\0${strings}`, 'latin1'),
    ),
  )
  const iinf = makeBox('iinf', full(0), number(items.length, 2), ...entries)
  const parts = items.flatMap(item => item.parts)
  const idat = inside ? makeBox('idat', ...parts) : Buffer.alloc(0)
  const mdat = inside ? Buffer.alloc(0) : makeBox('mdat', ...parts)
  const meta = (first: number) => makeBox('meta', full(0), iinf, idat, makeLocations(items, shape, first))
  const first = inside ? 0 : ftyp.length + meta(0).length + 8
  return Buffer.concat([ftyp, meta(first), mdat])
}

function makeLocations(items: readonly HeifItem[], shape: HeifOptions, first: number): Buffer {
  const { offset = 4, length = 4, base = 4, index = 0, version = 1, inside = false } = shape
  const wide = version === 2 ? 4 : 2
  let at = first
  const locations = items.map(({ parts }, item) => {
    const extents = parts.map(part => {
      const extent = [number(0, index), number(at, offset), number(part.length, length)]
      at += part.length
      return Buffer.concat(extent)
    })
    const method = version > 0 ? number(inside ? 1 : 0, 2) : Buffer.alloc(0)
    const head = [number(item + 1, wide), method, number(0, 2), number(0, base), number(parts.length, 2)]
    return Buffer.concat([...head, ...extents])
  })
  const widths = Buffer.from([(offset << 4) | length, (base << 4) | index])
  return makeBox('iloc', number(version * 0x1000000, 4), widths, number(items.length, wide), ...locations)
}
