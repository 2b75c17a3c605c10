import { fileTypeFromBuffer } from 'file-type'
import type { FileBytes } from './location-metadata/file-bytes.ts'
import { isPlainText } from './plain-text.ts'
import { typesOf } from './types-by-ending.ts'

/** Enough for every signature; of an archive it holds the first names. */
const headBytes = 64 * 1024

/**
 * The media type of a file whose ending and first bytes agree; null where they do not, so that nothing is two things. A text is
 * UTF-8 without NUL, to its end, and begins like no page or program.
 */
export async function sniffType(file: FileBytes, name: string): Promise<string | null> {
  const types = typesOf(name)
  const [type] = types
  if (type === undefined) return null
  const found = (await fileTypeFromBuffer(file.read(0, headBytes)).catch(() => undefined))?.mime
  if (type === 'text/plain') return found === undefined && isPlainText(file) ? type : null
  return found !== undefined && types.includes(found) ? type : null
}
