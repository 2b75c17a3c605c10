import type { FileBytes } from './file-bytes.ts'
import type { PrivateData } from './private-data.ts'
import { blankTiff } from './tiff.ts'
import { blankXmp } from './xmp.ts'

/** Removes private data from a WebP's chunks. https://developers.google.com/speed/webp/docs/riff_container */
export function blankWebp(file: FileBytes, what: PrivateData): void {
  for (let at = 12; at + 8 <= file.size; ) {
    const head = file.read(at, 14)
    const name = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    const chunk = { start: at + 8, end: Math.min(file.size, at + 8 + length) }
    if (name === 'XMP ') blankXmp(file, chunk, what)
    if (name === 'EXIF') {
      // Some programs include the header of a JPEG segment.
      const headed = head.toString('latin1', 8, 12) === 'Exif'
      blankTiff(file, { ...chunk, start: chunk.start + (headed ? 6 : 0) }, what)
    }
    at += 8 + length + (length % 2)
  }
}
