import { stat } from 'node:fs/promises'
import { listPressPaintings, type PressDrawingEntry, toPressDrawing } from '../../site/pictures/press.ts'
import { place } from '../files.ts'
import { writeJson } from '../write-json.ts'
import { pressKit, pressPaintings } from './press-kit.ts'
import { checksumOf, zipPressKit } from './press-kit-zip.ts'

/** Writes what the site knows of the press kit: its drawings, its paintings, and the archive of both that the build makes. */
export async function writePressManifest(): Promise<void> {
  const drawings = await listDrawings()
  const files = [...drawings.map(toPressDrawing), ...listPressPaintings(pressPaintings)]
  const zip = await zipPressKit(files.map(({ name, src }) => ({ name, path: place('public', src) })))
  await writeJson('site/pictures/press.json', {
    drawings,
    paintings: pressPaintings,
    archive: { bytes: zip.length, sha256: checksumOf(zip) },
  })
}

const listDrawings = (): Promise<PressDrawingEntry[]> =>
  Promise.all(
    pressKit.map(async ({ file, kind, product, ground, size: [width, height] }) => {
      const { size: bytes } = await stat(place('public/press', file))
      return { name: file, kind, product, ground, width, height, bytes }
    }),
  )
