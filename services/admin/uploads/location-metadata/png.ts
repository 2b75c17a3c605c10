import { crc32 } from 'node:zlib'
import { type ByteRange, type FileBytes, fill } from './file-bytes.ts'
import type { PrivateData } from './private-data.ts'
import { blankTiff } from './tiff.ts'
import { blankXmp } from './xmp.ts'

const xmpKeyword = 'XML:com.adobe.xmp\0'
/** The keyword of EXIF as hexadecimal text, from older programs. */
const rawProfile = 'Raw profile type '
const textChunks = ['iTXt', 'tEXt', 'zTXt']

/** Removes private data from a PNG's chunks, and updates their checksums. https://www.w3.org/TR/png-3/ */
export function blankPng(file: FileBytes, what: PrivateData): void {
  for (let at = 8; at + 12 <= file.size; ) {
    const head = file.read(at, 8)
    const end = at + 8 + head.readUInt32BE(0)
    const chunk = { start: at + 8, end: Math.min(end, file.size) }
    const isChanged = blankChunk(file, { name: head.toString('latin1', 4), chunk }, what)
    if (isChanged && end + 4 <= file.size) writeChecksum(file, chunk)
    at = end + 4
  }
}

interface Chunk {
  readonly name: string
  readonly chunk: ByteRange
}

/** Whether the chunk was changed. */
function blankChunk(file: FileBytes, { name, chunk }: Chunk, what: PrivateData): boolean {
  if (name === 'eXIf') {
    blankTiff(file, chunk, what)
    return true
  }
  if (!textChunks.includes(name)) return false
  const keyword = file.read(chunk.start, Math.min(80, chunk.end - chunk.start)).toString('latin1')
  const isXmp = keyword.startsWith(xmpKeyword)
  if (keyword.startsWith(rawProfile) || isPrivateProperty(keyword, what) || (isXmp && name === 'zTXt')) {
    const text = chunk.start + keyword.indexOf('\0') + 1
    fill(file, { start: text, end: chunk.end }, 0x20)
    // The blanked text is no longer compressed, so the chunk becomes `tEXt`.
    file.write(chunk.start - 4, Buffer.from('tEXt'))
    return true
  }
  if (!isXmp) return false
  const words = { ...chunk, start: chunk.start + xmpKeyword.length }
  const isPacked = name === 'iTXt' && keyword.charCodeAt(xmpKeyword.length) !== 0
  if (!isPacked) blankXmp(file, words, what)
  // Compressed data cannot be edited at the same length, so it is erased completely.
  else {
    const head = Math.min(chunk.end, words.start + 4)
    fill(file, { start: words.start, end: head }, 0)
    fill(file, { start: head, end: chunk.end }, 0x20)
  }
  return true
}

/** Some programs write properties of EXIF as text: `exif:GPSLatitude`. */
function isPrivateProperty(keyword: string, { isName }: PrivateData): boolean {
  const name = /^exif:(?:\w+:)*(\w+)\0/.exec(keyword)?.[1]
  return name !== undefined && isName(name.toLowerCase())
}

function writeChecksum(file: FileBytes, { start, end }: ByteRange): void {
  let sum = 0
  for (let at = start - 4; at < end; at += 65_536) {
    sum = crc32(file.read(at, Math.min(65_536, end - at)), sum)
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(sum)
  file.write(end, bytes)
}
