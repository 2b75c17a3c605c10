interface Metadata {
  readonly exif?: Buffer | undefined
  readonly iptc?: Buffer | undefined
  readonly xmp?: Buffer | undefined
}

/** What a picture states about itself; empty: nothing. */
export interface Rights {
  /** The copyright notice. */
  readonly licence: string
  /** Whose it is. */
  readonly source: string
}

/** Where each is stated: data set 2:n of IPTC, element of XMP, and tag of the first directory of EXIF. */
const places = {
  licence: { dataSet: 116, element: 'dc:rights', tag: 0x8298 },
  source: { dataSet: 80, element: 'dc:creator', tag: 0x013b },
} as const
type Place = (typeof places)[keyof typeof places]

const maxRightsCharacters = 300

/** The rights that a picture states in its IPTC, XMP or EXIF metadata, the first of them. */
export function readRights(metadata: Metadata): Rights {
  const read = ({ dataSet, element, tag }: Place) =>
    [
      metadata.iptc && readIptc(metadata.iptc, dataSet),
      metadata.xmp && readXmp(metadata.xmp, element),
      metadata.exif && readExif(metadata.exif, tag),
    ]
      .map(text => clean(text ?? ''))
      .find(text => text !== '') ?? ''
  return { licence: read(places.licence), source: read(places.source) }
}

const clean = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxRightsCharacters)

/** A data set of the second record: https://iptc.org/std/IIM/4.2/specification/IIMV4.2.pdf */
function readIptc(bytes: Buffer, dataSet: number): string {
  const at = bytes.indexOf(Buffer.from([0x1c, 0x02, dataSet]))
  if (at === -1 || at + 5 > bytes.length) return ''
  return bytes.toString('utf8', at + 5, at + 5 + bytes.readUInt16BE(at + 3))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The first item of a list. */
function readXmp(bytes: Buffer, element: string): string {
  const packet = bytes.toString('utf8', 0, 1024 * 1024)
  const from = packet.indexOf(`<${element}>`)
  const to = packet.indexOf(`</${element}>`, from)
  if (from === -1 || to === -1) return ''
  const [, text = ''] = /<rdf:li[^>]*>([^<]*)</.exec(packet.slice(from, to)) ?? []
  return text.replaceAll(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
}

function readExif(bytes: Buffer, tag: number): string {
  const start = bytes.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const tiff = bytes.subarray(start)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const number = (at: number, width: number) =>
    at + width > tiff.length ? 0 : little ? tiff.readUIntLE(at, width) : tiff.readUIntBE(at, width)
  const directory = number(4, 4)
  for (let entry = 0; entry < number(directory, 2); entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return ''
    if (number(at, 2) !== tag) continue
    const length = number(at + 4, 4)
    const from = length <= 4 ? at + 8 : number(at + 8, 4)
    return tiff.toString('utf8', from, from + length).replaceAll('\0', ' ')
  }
  return ''
}
