import type { FileHandle } from 'node:fs/promises'
import { readAt } from './bytes.ts'
import { blankHeif } from './heif.ts'
import { blankPng } from './png.ts'
import { findSignatures } from './signatures.ts'
import { blankTiff } from './tiff.ts'
import { blankWebp } from './webp.ts'
import { blankXmp } from './xmp.ts'

/** What a segment with EXIF or XMP begins with. A segment has at most 64 KB. */
const exif = Buffer.from('Exif\0\0', 'latin1')
const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')
const furtherXmp = Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1')
const segmentBytes = 65_535
/** No phone puts so many pictures into one file; a file made of nothing else would take hours to read. */
const mostSegments = 64

/**
 * Takes the place where a picture was taken out of its file, and nothing else: no pixel is encoded again, and the file
 * stays as long as it was. A file of another kind is left alone.
 */
export async function removePosition(file: FileHandle, type: string): Promise<void> {
  const { size } = await file.stat()
  const whole = { start: 0, end: size }
  if (type === 'image/tiff') await blankTiff(file, whole)
  if (type === 'image/png') await blankPng(file, size)
  if (type === 'image/webp') await blankWebp(file, size)
  if (/^image\/(?:heic|heif|avif)$/.test(type)) await blankHeif(file, size)
  if (/^image\/(?:jpeg|heic|heif|avif)$/.test(type)) await blankSegments(file, size)
}

/** Wherever such a segment stands: phones put further pictures, with places of their own, behind the first. */
async function blankSegments(file: FileHandle, size: number): Promise<void> {
  let segments = 0
  for await (const { signature, at } of findSignatures(file, [exif, xmp, furtherXmp])) {
    if (segments++ === mostSegments) return
    const stretch = { start: at + signature.length, end: Math.min(size, at + segmentBytes) }
    if (signature === exif) await blankTiff(file, stretch)
    else await blankXmp(file, { ...stretch, end: await endOfPacket(file, stretch) })
  }
}

/** A packet ends where its segment does, which says its length before the signature. */
async function endOfPacket(
  file: FileHandle,
  { start, end }: { start: number; end: number },
): Promise<number> {
  const packet = await readAt(file, start, end - start)
  const tail = packet.indexOf('<?xpacket end=', 0, 'latin1')
  return tail === -1 ? end : start + tail
}
