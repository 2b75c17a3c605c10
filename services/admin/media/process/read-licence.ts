interface Metadata {
  readonly exif?: Buffer | undefined
  readonly iptc?: Buffer | undefined
  readonly xmp?: Buffer | undefined
}

const maxCharacters = 300

/** The rights that a picture states in its IPTC, XMP or EXIF metadata, the first of them; empty for none. */
export function readLicence({ exif, iptc, xmp }: Metadata): string {
  const found = [() => iptc && readIptc(iptc), () => xmp && readXmp(xmp), () => exif && readExif(exif)]
    .map(read => clean(read() ?? ''))
    .find(text => text !== '')
  return found ?? ''
}

const clean = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters)

/** The copyright notice, record 2 and data set 116: https://iptc.org/std/IIM/4.2/specification/IIMV4.2.pdf */
function readIptc(bytes: Buffer): string {
  const at = bytes.indexOf(Buffer.from([0x1c, 0x02, 0x74]))
  if (at === -1 || at + 5 > bytes.length) return ''
  return bytes.toString('utf8', at + 5, at + 5 + bytes.readUInt16BE(at + 3))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The first language of `dc:rights`. */
function readXmp(bytes: Buffer): string {
  const packet = bytes.toString('utf8', 0, 1024 * 1024)
  const from = packet.indexOf('<dc:rights>')
  const to = packet.indexOf('</dc:rights>', from)
  if (from === -1 || to === -1) return ''
  const [, text = ''] = /<rdf:li[^>]*>([^<]*)</.exec(packet.slice(from, to)) ?? []
  return text.replaceAll(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
}

const copyright = 0x8298

/** The tag Copyright of the first directory of EXIF. */
function readExif(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const tiff = bytes.subarray(start)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const number = (at: number, width: number) =>
    at + width > tiff.length ? 0 : little ? tiff.readUIntLE(at, width) : tiff.readUIntBE(at, width)
  const directory = number(4, 4)
  for (let entry = 0; entry < number(directory, 2); entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return ''
    if (number(at, 2) !== copyright) continue
    const length = number(at + 4, 4)
    const from = length <= 4 ? at + 8 : number(at + 8, 4)
    return tiff.toString('utf8', from, from + length).replaceAll('\0', ' ')
  }
  return ''
}
