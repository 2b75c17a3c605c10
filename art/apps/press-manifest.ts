import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import {
  listPressPaintings,
  type PressDrawingEntry,
  type PressPrintEntry,
  toPressDrawing,
  toPressPrint,
} from '../../site/pictures/press.ts'
import { place } from '../files.ts'
import { writeJson } from '../write-json.ts'
import { pressKit, pressPaintings, printPaintings, printScreens } from './press-kit.ts'
import { checksumOf, zipPressKit } from './press-kit-zip.ts'
import { printFiles } from './print-files.ts'

/** Writes what the site knows of the press kit: its drawings, its paintings, and the archive of both that the build makes. */
export async function writePressManifest(): Promise<void> {
  const drawings = await listDrawings()
  const prints = await listPrints()
  const files = [
    ...drawings.map(toPressDrawing),
    ...listPressPaintings(pressPaintings),
    ...prints.map(toPressPrint),
  ]
  const zip = await zipPressKit(files.map(({ name, src }) => ({ name, path: place('public', src) })))
  await writeJson('site/pictures/press.json', {
    drawings,
    paintings: pressPaintings,
    prints,
    archive: { bytes: zip.length, sha256: checksumOf(zip) },
  })
}

async function listPrints(): Promise<PressPrintEntry[]> {
  const screens = Object.keys(printScreens) as (keyof typeof printScreens)[]
  return [
    ...(await Promise.all(
      screens.map(async (product, at) => ({
        ...({ kind: 'screenshot', product, ground: 'none' } as const),
        ...(await measure(printFiles.screens[at] ?? '')),
      })),
    )),
    ...(await Promise.all(
      printPaintings.map(async (picture, at) => ({
        ...({ kind: 'painting', picture } as const),
        ...(await measure(printFiles.paintings[at] ?? '')),
      })),
    )),
  ]
}

async function measure(name: string) {
  const path = place('public/press', name)
  const [{ size: bytes }, { width, height }] = await Promise.all([stat(path), sharp(path).metadata()])
  return { name, width, height, bytes }
}

const listDrawings = (): Promise<PressDrawingEntry[]> =>
  Promise.all(
    pressKit.map(async ({ file, kind, product, ground, size: [width, height] }) => {
      const { size: bytes } = await stat(place('public/press', file))
      return { name: file, kind, product, ground, width, height, bytes }
    }),
  )
