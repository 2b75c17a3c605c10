import { type PictureId, pictures } from './manifest.ts'
import manifest from './press.json' with { type: 'json' }
import type { PressArchive, PressDrawing, PressFile, PressPainting } from './press-file.ts'

/** A drawing as `npm run art` lists it, served under its name. */
export type PressDrawingEntry = Omit<PressDrawing, 'src'>

export const toPressDrawing = (drawing: PressDrawingEntry): PressDrawing => ({
  ...drawing,
  src: `/press/${drawing.name}`,
})

/** A file for print as `npm run art` lists it, served under its name. */
export type PressPrintEntry = Omit<PressDrawing, 'src'> | Omit<PressPainting, 'src'>

export const toPressPrint = (print: PressPrintEntry): PressFile => ({ ...print, src: `/press/${print.name}` })

/** The files of the press kit, in the order of the archive. */
export const pressFiles: readonly PressFile[] = [
  ...(manifest.drawings as readonly PressDrawingEntry[]).map(toPressDrawing),
  ...listPressPaintings(manifest.paintings as readonly PictureId[]),
  ...(manifest.prints as readonly PressPrintEntry[]).map(toPressPrint),
]

export const pressArchive: PressArchive = {
  ...manifest.archive,
  src: `/press/kit.${manifest.archive.sha256.slice(0, 8)}.zip`,
}

/** The widest AVIF and the JPEG of each picture. */
export function listPressPaintings(ids: readonly PictureId[]): PressPainting[] {
  return ids.flatMap(picture => {
    const { width, height, sources } = pictures[picture]
    return [sources.avif.at(-1), sources.jpg?.at(-1)].flatMap(source => {
      if (!source) return []
      return {
        name: `painting-${picture}-${source.width}${source.src.slice(source.src.lastIndexOf('.'))}`,
        src: source.src,
        kind: 'painting' as const,
        picture,
        width: source.width,
        height: Math.round((source.width * height) / width),
        bytes: source.bytes,
      }
    })
  })
}
