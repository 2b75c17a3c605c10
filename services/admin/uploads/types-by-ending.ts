import { endingOf } from './file-name.ts'

/** The media types of the magic bytes, by extension; the first one is stored. */
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
  // The apps' own documents are ZIP archives.
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

const none: readonly string[] = []

/** The media types of a file name's extension; empty for an unsupported one. */
export function typesOf(name: string): readonly string[] {
  const ending = endingOf(name)
  return Object.hasOwn(typesByEnding, ending) ? (typesByEnding[ending] ?? none) : none
}

/** The stored media type of a file name; null for an unsupported extension. */
export const promisedType = (name: string): string | null => typesOf(name)[0] ?? null
