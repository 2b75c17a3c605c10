import type { FileHandle } from 'node:fs/promises'
import { readAt } from './bytes.ts'
import { blankTiff } from './tiff.ts'
import { blankXmp } from './xmp.ts'

const mostChunks = 65_536

/** Takes the position out of a WebP's chunks. https://developers.google.com/speed/webp/docs/riff_container */
export async function blankWebp(file: FileHandle, size: number): Promise<void> {
  for (let at = 12, chunks = 0; at + 8 <= size && chunks < mostChunks; chunks++) {
    const head = await readAt(file, at, 14)
    const name = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    const chunk = { start: at + 8, end: Math.min(size, at + 8 + length) }
    if (name === 'XMP ') await blankXmp(file, chunk)
    if (name === 'EXIF') {
      // Some programs write the head of a JPEG segment along.
      const headed = head.toString('latin1', 8, 12) === 'Exif'
      await blankTiff(file, { ...chunk, start: chunk.start + (headed ? 6 : 0) })
    }
    at += 8 + length + (length % 2)
  }
}
