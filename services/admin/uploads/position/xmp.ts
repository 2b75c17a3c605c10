import type { FileHandle } from 'node:fs/promises'
import { readAt, type Stretch } from './bytes.ts'

/** No camera writes a packet of a tenth of this. */
const mostBytes = 4 * 1024 * 1024

const attribute = /(:GPS\w*\s*=\s*)(?:"([^"]*)"|'([^']*)')/g
const element = /(<[\w-]+:GPS\w*[^<>]*>)([^<]+)/g

/**
 * An XMP packet with spaces where it says a position (`exif:GPSLatitude` and its kind), as long as it was.
 * https://developer.adobe.com/xmp/docs/xmp-namespaces/exif/
 */
export function withoutPosition(packet: Buffer): Buffer {
  const spaces = (text: string) => ' '.repeat(text.length)
  const blanked = packet
    .toString('latin1')
    .replaceAll(attribute, (_, before: string, double?: string, single?: string) =>
      double === undefined ? `${before}'${spaces(single ?? '')}'` : `${before}"${spaces(double)}"`,
    )
    .replaceAll(element, (_, before: string, value: string) => before + spaces(value))
  return Buffer.from(blanked, 'latin1')
}

/** The same in a file. */
export async function blankXmp(file: FileHandle, { start, end }: Stretch): Promise<void> {
  const packet = await readAt(file, start, Math.min(end - start, mostBytes))
  const blanked = withoutPosition(packet)
  if (!blanked.equals(packet)) await file.write(blanked, 0, blanked.length, start)
}
