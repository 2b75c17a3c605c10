import type { ByteRange, FileBytes } from './file-bytes.ts'
import { blankHeif } from './heif.ts'
import { blankPng } from './png.ts'
import { findSignatures } from './signatures.ts'
import { blankTiff } from './tiff.ts'
import { blankWebp } from './webp.ts'
import { blankXmp } from './xmp.ts'

/** The signatures of EXIF and XMP segments. A segment has at most 64 KB. */
const exif = Buffer.from('Exif\0\0', 'latin1')
const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')
const furtherXmp = Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1')
const segmentBytes = 65_535
const applicationSegment = 0xffe1

/** The metadata parsers of each media type. */
const parsers: Readonly<Record<string, readonly ((file: FileBytes) => void)[]>> = {
  'image/jpeg': [blankSegments],
  'image/tiff': [file => void blankTiff(file, { start: 0, end: file.size })],
  'image/png': [blankPng],
  'image/webp': [blankWebp],
  'image/heic': [blankHeif, blankSegments],
  'image/heif': [blankHeif, blankSegments],
  'image/avif': [blankHeif, blankSegments],
}

/**
 * Removes location metadata from a picture, and nothing else: pixels are not re-encoded, and the length of the file
 * stays. Other media types are unchanged. Throws `Unreadable` where remaining location data cannot be ruled out.
 */
export function removeLocation(file: FileBytes, type: string): void {
  for (const parse of parsers[type] ?? []) parse(file)
}

/** Blanks such segments anywhere in the file: phones append further pictures with locations of their own. */
function blankSegments(file: FileBytes): void {
  for (const { signature, at } of findSignatures(file, [exif, xmp, furtherXmp])) {
    const stretch = { start: at + signature.length, end: Math.min(file.size, at + segmentBytes) }
    if (signature === exif) blankTiff(file, stretch)
    else blankXmp(file, { ...stretch, end: endOfPacket(file, stretch, at) })
  }
}

/** A packet ends with its closing instruction, at the latest with its segment, whose length precedes the signature. */
function endOfPacket(file: FileBytes, { start, end }: ByteRange, signature: number): number {
  const head = file.read(signature - 4, 4)
  const isSegment = head.length === 4 && head.readUInt16BE(0) === applicationSegment
  const last = isSegment ? Math.min(end, signature - 2 + head.readUInt16BE(2)) : end
  const tail = file.read(start, last - start).indexOf('<?xpacket end=', 0, 'latin1')
  return tail === -1 ? last : start + tail
}
