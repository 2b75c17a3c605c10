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

const none: readonly string[] = []

/** The media types that a file's bytes may have, by the ending of its name; empty when it is none that we take. */
export function typesOf(name: string): readonly string[] {
  const ending = endingOf(name)
  return Object.hasOwn(typesByEnding, ending) ? (typesByEnding[ending] ?? none) : none
}

/** The type that a name promises; null when it is none that we take. */
export const promisedType = (name: string): string | null => typesOf(name)[0] ?? null
