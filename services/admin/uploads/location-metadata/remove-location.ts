import type { ByteRange, FileBytes } from './file-bytes.ts'
import { blankHeif } from './heif.ts'
import { blankPhotoshop } from './iptc.ts'
import { blankPng } from './png.ts'
import { location, type PrivateData } from './private-data.ts'
import { findSignatures } from './signatures.ts'
import { blankTiff } from './tiff.ts'
import { blankWebp } from './webp.ts'
import { blankXmp } from './xmp.ts'

/** The signatures of EXIF, XMP and Photoshop segments. A segment has at most 64 KB. */
const exif = Buffer.from('Exif\0\0', 'latin1')
const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')
const furtherXmp = Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1')
const photoshop = Buffer.from('Photoshop 3.0\0', 'latin1')
const segmentBytes = 65_535
const applicationSegments = [0xffe1, 0xffed]

/** The metadata parsers of each media type. */
const parsers: Readonly<Record<string, readonly ((file: FileBytes, what: PrivateData) => void)[]>> = {
  'image/jpeg': [blankSegments],
  'image/tiff': [(file, what) => void blankTiff(file, { start: 0, end: file.size }, what)],
  'image/png': [blankPng],
  'image/webp': [blankWebp],
  'image/heic': [blankHeif, blankSegments],
  'image/heif': [blankHeif, blankSegments],
  'image/avif': [blankHeif, blankSegments],
}

/**
 * Removes private data, by default the location, from the metadata of a picture, and nothing else: pixels are not
 * re-encoded, and the length of the file stays. Other media types are unchanged. Throws `Unreadable` where remaining data
 * cannot be ruled out.
 */
export function removeLocation(file: FileBytes, type: string, what: PrivateData = location): void {
  for (const parse of parsers[type] ?? []) parse(file, what)
}

/** Blanks such segments anywhere in the file: phones append further pictures with locations of their own. */
function blankSegments(file: FileBytes, what: PrivateData): void {
  for (const { signature, at } of findSignatures(file, [exif, xmp, furtherXmp, photoshop])) {
    const stretch = { start: at + signature.length, end: Math.min(file.size, at + segmentBytes) }
    if (signature === exif) blankTiff(file, stretch, what)
    else if (signature === photoshop)
      blankPhotoshop(file, { ...stretch, end: endOfSegment(file, stretch, at) }, what)
    else blankXmp(file, { ...stretch, end: endOfPacket(file, stretch, at) }, what)
  }
}

/** A packet ends with its closing instruction, at the latest with its segment, whose length precedes the signature. */
function endOfPacket(file: FileBytes, { start, end }: ByteRange, signature: number): number {
  const last = endOfSegment(file, { start, end }, signature)
  const tail = file.read(start, last - start).indexOf('<?xpacket end=', 0, 'latin1')
  return tail === -1 ? last : start + tail
}

function endOfSegment(file: FileBytes, { end }: ByteRange, signature: number): number {
  const head = file.read(signature - 4, 4)
  const isSegment = head.length === 4 && applicationSegments.includes(head.readUInt16BE(0))
  return isSegment ? Math.min(end, signature - 2 + head.readUInt16BE(2)) : end
}
