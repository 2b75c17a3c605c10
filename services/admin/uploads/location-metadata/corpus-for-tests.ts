import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { makeHeif } from './heif-for-tests.ts'
import { makeTiff } from './tiff-for-tests.ts'

/** A picture with location metadata. */
export interface Picture {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** Strings of the location in the pictures of the corpus; none may remain. */
export const traces = ['WGS-84-of-Hobart', '42,52.957S', '147,19.68E']

export const exifOfHobart = {
  IFD0: { Artist: 'Mio Tanaka' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '42/1 52/1 57/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '147/1 19/1 41/1',
    GPSMapDatum: 'WGS-84-of-Hobart',
  },
}

export const xmpOfHobart = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="42,52.957S" dc:format="kept"><exif:GPSLongitude>147,19.68E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** A PNG with an additional chunk after its header. */
export function withChunk(png: Buffer, name: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([png.subarray(0, 33), length, chunk, sum, png.subarray(33)])
}

/** Small pictures of every parsed format, from common encoders and by hand. */
export async function makeCorpus(): Promise<Picture[]> {
  const plain = sharp({ create: { width: 32, height: 24, channels: 3, background: '#a84' } })
  const taken = plain.clone().withExif(exifOfHobart).withXmp(xmpOfHobart)
  const words = Buffer.from(xmpOfHobart)
  const [jpeg, png, webp, avif, plainPng] = await Promise.all([
    taken.clone().jpeg().toBuffer(),
    taken.clone().png().toBuffer(),
    taken.clone().webp().toBuffer(),
    taken.clone().avif({ effort: 0 }).toBuffer(),
    plain.clone().png().toBuffer(),
  ])
  const little = makeTiff({ little: true, big: false }, words)
  const exif = { kind: 'Exif' as const, parts: [Buffer.concat([Buffer.alloc(4), little])] }
  const xmp = { kind: 'mime' as const, strings: 'application/rdf+xml\0', parts: [words] }
  const heif = (shape: Parameters<typeof makeHeif>[1]) => makeHeif([exif, xmp], shape)
  const xmpChunk = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1'), words])
  const picture = (name: string, type: string, bytes: Buffer): Picture => ({ name, type, bytes })
  return [
    picture('a.jpg', 'image/jpeg', jpeg),
    picture('two.jpg', 'image/jpeg', Buffer.concat([jpeg, jpeg])),
    picture('a.png', 'image/png', png),
    picture('words.png', 'image/png', withChunk(plainPng, 'iTXt', xmpChunk)),
    picture('exif.png', 'image/png', withChunk(plainPng, 'eXIf', little)),
    picture('a.webp', 'image/webp', webp),
    picture('a.avif', 'image/avif', avif),
    picture('narrow.avif', 'image/avif', heif({ version: 0 })),
    picture('wide.avif', 'image/avif', heif({ version: 2, offset: 8, length: 8, base: 8, index: 8 })),
    picture('inside.avif', 'image/avif', heif({ inside: true })),
    picture('little.tif', 'image/tiff', little),
    picture('big.tif', 'image/tiff', makeTiff({ little: false, big: false }, words)),
    picture('wide.tif', 'image/tiff', makeTiff({ little: true, big: true }, words)),
  ]
}
