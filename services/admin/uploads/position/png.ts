import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { fill, readAt, type Stretch } from './bytes.ts'
import { blankTiff } from './tiff.ts'
import { blankXmp } from './xmp.ts'

const xmpKeyword = 'XML:com.adobe.xmp\0'
/** Where older programs put EXIF, as text in hexadecimal digits. */
const rawProfile = 'Raw profile type '
/** Programs write pieces of 8 KB or more. */
const mostChunks = 65_536

/** Takes the position out of a PNG's chunks, and makes their checksums right again. https://www.w3.org/TR/png-3/ */
export async function blankPng(file: FileHandle, size: number): Promise<void> {
  for (let at = 8, chunks = 0; at + 12 <= size && chunks < mostChunks; chunks++) {
    const head = await readAt(file, at, 8)
    const length = head.readUInt32BE(0)
    const chunk = { start: at + 8, end: at + 8 + length }
    if (chunk.end + 4 > size) return
    if (await blankChunk(file, head.toString('latin1', 4), chunk)) await writeChecksum(file, chunk)
    at = chunk.end + 4
  }
}

/** Whether the chunk is one that was changed. */
async function blankChunk(file: FileHandle, name: string, chunk: Stretch): Promise<boolean> {
  if (name === 'eXIf') {
    await blankTiff(file, chunk)
    return true
  }
  if (!/^(?:iTXt|tEXt|zTXt)$/.test(name)) return false
  const keyword = (await readAt(file, chunk.start, 80)).toString('latin1')
  const isXmp = keyword.startsWith(xmpKeyword)
  if (keyword.startsWith(rawProfile) || (isXmp && name === 'zTXt')) {
    const text = chunk.start + keyword.indexOf('\0') + 1
    await fill(file, { start: Math.min(text, chunk.end), end: chunk.end }, 0x20)
    // Spaces are no packed text, so it is called a plain one.
    await file.write(Buffer.from('tEXt'), 0, 4, chunk.start - 4)
    return true
  }
  if (!isXmp) return false
  const words = { ...chunk, start: chunk.start + xmpKeyword.length }
  const isPacked = name === 'iTXt' && keyword.charCodeAt(xmpKeyword.length) !== 0
  if (!isPacked) await blankXmp(file, words)
  // What is packed cannot be changed and stay as long as it was: nothing is left of it.
  else {
    const head = Math.min(chunk.end, words.start + 4)
    await fill(file, { start: words.start, end: head }, 0)
    await fill(file, { start: head, end: chunk.end }, 0x20)
  }
  return true
}

async function writeChecksum(file: FileHandle, { start, end }: Stretch): Promise<void> {
  let sum = 0
  for (let at = start - 4; at < end; at += 65_536) {
    sum = crc32(await readAt(file, at, Math.min(65_536, end - at)), sum)
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(sum)
  await file.write(bytes, 0, 4, end)
}
