import { fileTypeFromBuffer } from 'file-type'
import type { FileBytes } from './location-metadata/file-bytes.ts'
import { isPlainText } from './plain-text.ts'
import { typesOf } from './types-by-ending.ts'

/** Enough bytes for every signature, and for the first file names of an archive. */
const headBytes = 64 * 1024

/**
 * The media type on which extension and magic bytes agree; null where they differ, so that no file has two types. Plain
 * text is UTF-8 without NUL that begins like no page or program.
 */
export async function sniffType(file: FileBytes, name: string): Promise<string | null> {
  const types = typesOf(name)
  const [type] = types
  if (type === undefined) return null
  const found = (await fileTypeFromBuffer(file.read(0, headBytes)).catch(() => undefined))?.mime
  if (type === 'text/plain') return found === undefined && isPlainText(file) ? type : null
  return found !== undefined && types.includes(found) ? type : null
}
