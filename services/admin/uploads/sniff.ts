import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { endingOf } from './file-name.ts'

/** The media types that the first bytes may speak of, by ending; the first of them is what it is stored as. */
const typesByEnding: Readonly<Record<string, readonly string[]>> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  heif: ['image/heif', 'image/heic', 'image/heif-sequence', 'image/heic-sequence'],
  avif: ['image/avif'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  psd: ['image/vnd.adobe.photoshop'],
  mp4: ['video/mp4'],
  m4v: ['video/x-m4v', 'video/mp4'],
  mov: ['video/quicktime'],
  webm: ['video/webm'],
  mkv: ['video/matroska', 'video/x-matroska'],
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  // The apps' own documents are archives.
  procreate: ['application/zip'],
  brush: ['application/zip'],
  brushset: ['application/zip'],
  swatches: ['application/zip'],
  drm: ['application/zip'],
  txt: ['text/plain'],
  md: ['text/plain'],
  csv: ['text/plain'],
  log: ['text/plain'],
  ips: ['text/plain'],
  crash: ['text/plain'],
}

/** Enough for every signature; of an archive it holds the first names. */
const headBytes = 64 * 1024

/** The type that a name promises; null when it is none that we take. */
export const promisedType = (name: string): string | null => typesByEnding[endingOf(name)]?.[0] ?? null

/**
 * The media type of a file whose ending and first bytes agree; null where they do not, so that nothing is two things. A text is
 * UTF-8 without NUL, to its end, and begins like no page or program.
 */
export async function sniffType(file: FileHandle, name: string): Promise<string | null> {
  const types = typesByEnding[endingOf(name)]
  const [type] = types ?? []
  if (!types || !type) return null
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const head = buffer.subarray(0, bytesRead)
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (type === 'text/plain') return found === undefined && (await isText(file, head)) ? type : null
  return found !== undefined && types.includes(found) ? type : null
}

const pageOrProgram = /^\s*(?:<!doctype|<html|<head|<body|<svg|<script|<\?|#!)/i

async function isText(file: FileHandle, head: Buffer): Promise<boolean> {
  if (pageOrProgram.test(head.toString('utf8').replace(/^\ufeff/, ''))) return false
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const piece = Buffer.alloc(headBytes)
  try {
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(piece, 0, headBytes, at)
      const bytes = piece.subarray(0, bytesRead)
      if (bytes.includes(0)) return false
      decoder.decode(bytes, { stream: bytesRead > 0 })
      if (bytesRead === 0) return true
      at += bytesRead
    }
  } catch {
    return false
  }
}
