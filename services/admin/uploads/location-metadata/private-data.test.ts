import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openFolder } from '../../../../test/folders.ts'
import { exifOfHobart, traces, withChunk } from './corpus-for-tests.ts'
import { makeHeif } from './heif-for-tests.ts'
import { placeAndDevice } from './private-data.ts'
import { openScratchFile } from './removed-for-tests.ts'
import { makeTiff } from './tiff-for-tests.ts'

const scratch = openScratchFile(await openFolder('private-data'))
afterAll(() => scratch.close())

/** What has to go. */
const secrets = ['SN-BODY-4711', 'SN-LENS-4712', 'OWNER-Kaya', 'NOTE-4713', 'TOWN-Hobart', 'LANE-12']
/** What has to stay. */
const kept = ['CC BY 4.0', 'Mio Tanaka', 'Salamanca Studio']

const xmp = Buffer.from(
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" exif:GPSLatitude="42,52.957S" aux:SerialNumber="SN-BODY-4711" aux:OwnerName='OWNER-Kaya' photoshop:City="TOWN-Hobart" photoshop:Credit="Salamanca Studio"><exif:LensSerialNumber>SN-LENS-4712</exif:LensSerialNumber><Iptc4xmpExt:LocationCreated xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Bag><rdf:li Iptc4xmpExt:City="TOWN-Hobart"><Iptc4xmpExt:Sublocation>LANE-12</Iptc4xmpExt:Sublocation></rdf:li></rdf:Bag></Iptc4xmpExt:LocationCreated><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">CC BY 4.0</rdf:li></rdf:Alt></dc:rights><dc:creator><rdf:Seq><rdf:li>Mio Tanaka</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
)

function dataSet(number: number, text: string): Buffer {
  const head = Buffer.from([0x1c, 2, number, 0, 0])
  head.writeUInt16BE(text.length, 3)
  return Buffer.concat([head, Buffer.from(text)])
}

const iptc = Buffer.concat([
  dataSet(90, 'TOWN-Hobart'),
  dataSet(80, 'Mio Tanaka'),
  dataSet(92, 'LANE-12'),
  dataSet(110, 'Salamanca Studio'),
  dataSet(116, 'CC BY 4.0'),
])

function resource(id: number, content: Buffer): Buffer {
  const head = Buffer.from([...Buffer.from('8BIM'), id >> 8, id & 255, 0, 0, 0, 0, 0, 0])
  head.writeUInt32BE(content.length, 8)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

const photoshop = Buffer.concat([resource(0x0404, iptc), resource(0x0424, xmp)])

/** Adds a segment to a JPEG. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

const exif = {
  37510: 'NOTE-4713',
  37500: `Apple iOS\0NOTE-4713${'\u0001'.repeat(200)}`,
  42032: 'OWNER-Kaya',
  42033: 'SN-BODY-4711',
  42035: 'Salamanca Studio',
  42037: 'SN-LENS-4712',
}
const rights = Buffer.from('CC BY 4.0\0')
const tiff = makeTiff({ little: true, big: false }, xmp, {
  exif,
  values: { 33432: rights, 33723: iptc, 34377: photoshop },
})

const plain = sharp({ create: { width: 32, height: 24, channels: 3, background: '#a84' } })
const taken = plain.clone().withExif({
  ...exifOfHobart,
  IFD0: { Artist: 'Mio Tanaka', Copyright: 'CC BY 4.0' },
  IFD2: {
    BodySerialNumber: 'SN-BODY-4711',
    LensSerialNumber: 'SN-LENS-4712',
    CameraOwnerName: 'OWNER-Kaya',
    MakerNote: 'NOTE-4713',
    LensMake: 'Salamanca Studio',
  },
})
const [jpeg, png, webp, avif, bare] = await Promise.all([
  taken.clone().jpeg().toBuffer(),
  taken.clone().png().toBuffer(),
  taken.clone().withXmp(xmp.toString()).webp().toBuffer(),
  taken.clone().withXmp(xmp.toString()).avif({ effort: 0 }).toBuffer(),
  plain.clone().png().toBuffer(),
])
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const heif = makeHeif(
  [
    { kind: 'Exif', parts: [Buffer.concat([Buffer.alloc(4), tiff])] },
    { kind: 'mime', strings: 'application/rdf+xml\0', parts: [xmp] },
  ],
  { version: 0 },
)

test.each([
  ['JPEG, EXIF', 'image/jpeg', jpeg],
  [
    'JPEG, XMP',
    'image/jpeg',
    withSegment(jpeg, 0xe1, Buffer.concat([latin1('http://ns.adobe.com/xap/1.0/\0'), xmp])),
  ],
  [
    'JPEG, IPTC',
    'image/jpeg',
    withSegment(jpeg, 0xed, Buffer.concat([latin1('Photoshop 3.0\0'), photoshop])),
  ],
  ['PNG', 'image/png', png],
  [
    'PNG, XMP',
    'image/png',
    withChunk(bare, 'iTXt', Buffer.concat([latin1('XML:com.adobe.xmp\0\0\0\0\0'), xmp])),
  ],
  ['PNG, EXIF and IPTC', 'image/png', withChunk(bare, 'eXIf', tiff)],
  ['WebP', 'image/webp', webp],
  ['AVIF', 'image/avif', avif],
  ['AVIF of a phone', 'image/avif', heif],
  ['TIFF', 'image/tiff', tiff],
])(
  '%s: place, serial numbers, owner and notes of the maker go, rights and creator stay',
  (_, type, bytes) => {
    expect(secrets.some(secret => bytes.includes(secret))).toBe(true)
    const left = scratch.without(type, bytes, placeAndDevice)
    if (left === 'refused') throw new Error('refused')
    expect([...secrets, ...traces].filter(secret => left.includes(secret))).toEqual([])
    expect(kept.filter(words => bytes.includes(words) && !left.includes(words))).toEqual([])
    expect(left.length).toBe(bytes.length)
  },
)

test('properties of EXIF that a program wrote as text in a PNG go', () => {
  const text = withChunk(bare, 'tEXt', latin1('exif:BodySerialNumber\0SN-BODY-4711'))
  const left = scratch.without(
    'image/png',
    withChunk(text, 'tEXt', latin1('Copyright\0CC BY 4.0')),
    placeAndDevice,
  )
  expect([left.includes('SN-BODY-4711'), left.includes('CC BY 4.0')]).toEqual([false, true])
})

test('2,000 broken resources and data sets end, within their bytes', () => {
  const segment = Buffer.concat([latin1('Photoshop 3.0\0'), photoshop])
  for (let round = 0; round < 2000; round++) {
    const broken = Buffer.from(withSegment(jpeg, 0xed, segment))
    for (let edits = 0; edits < 3; edits++)
      broken[20 + ((round * 7919 + edits * 104_729) % segment.length)] = (round * 31 + edits * 97) & 255
    const left = scratch.without('image/jpeg', broken, placeAndDevice)
    if (left !== 'refused') expect(left.length).toBe(broken.length)
  }
})
