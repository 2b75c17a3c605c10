import type { Colour } from '../../../paint/colour.ts'
import { toRgb } from '../../../paint/colour.ts'
import { toHex, toOklch } from '../../../paint/gamut.ts'

interface NamedPalette {
  readonly name: string
  readonly colours: readonly Colour[]
}

/** The palette formats and their media types. */
export const paletteTypes = {
  json: 'application/json',
  gpl: 'text/plain; charset=utf-8',
  ase: 'application/octet-stream',
} as const

type PaletteType = keyof typeof paletteTypes

export const isPaletteType = (text: string): text is PaletteType => Object.hasOwn(paletteTypes, text)

export const writePalette: Readonly<Record<PaletteType, (palette: NamedPalette) => string | Uint8Array>> = {
  json: ({ name, colours }) =>
    `${JSON.stringify({ name, colours: colours.map(colour => ({ hex: toHex(colour), oklch: toOklch(colour) })) }, null, 2)}\n`,
  gpl: writeGpl,
  ase: writeAse,
}

/** The format of GIMP, Krita and Inkscape. https://developer.gimp.org/core/standards/gpl/ */
function writeGpl({ name, colours }: NamedPalette): string {
  const rows = colours.map(
    colour =>
      `${toRgb(colour)
        .map(byte => String(byte).padStart(3))
        .join(' ')}\t${toHex(colour)}`,
  )
  return ['GIMP Palette', `Name: ${name}`, `Columns: ${colours.length}`, '#', ...rows, ''].join('\n')
}

/** Adobe Swatch Exchange: big-endian blocks, NUL-terminated UTF-16 names, 32-bit floats. */
function writeAse({ name, colours }: NamedPalette): Uint8Array {
  const blocks = [
    block(0xc001, text(name)),
    ...colours.map(colour =>
      block(0x0001, [
        ...text(toHex(colour)),
        ...[...'RGB '].map(letter => letter.charCodeAt(0)),
        ...toRgb(colour).flatMap(byte => float(byte / 255)),
        ...short(0),
      ]),
    ),
    block(0xc002, []),
  ]
  const signature = [...'ASEF'].map(letter => letter.charCodeAt(0))
  return Uint8Array.from([...signature, ...short(1), ...short(0), ...long(blocks.length), ...blocks.flat()])
}

const short = (value: number) => [value >> 8, value & 255]
const long = (value: number) => [...short(value >>> 16), ...short(value & 0xffff)]
const block = (kind: number, body: readonly number[]) => [...short(kind), ...long(body.length), ...body]
const text = (string: string) => [
  ...short(string.length + 1),
  ...Array.from({ length: string.length }, (_, at) => short(string.charCodeAt(at))).flat(),
  ...short(0),
]

function float(value: number): number[] {
  const bytes = new DataView(new ArrayBuffer(4))
  bytes.setFloat32(0, value)
  return [0, 1, 2, 3].map(at => bytes.getUint8(at))
}
