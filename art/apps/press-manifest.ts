import { stat } from 'node:fs/promises'
import { pictures } from '../../site/pictures/manifest.ts'
import type { PressFile } from '../../site/pictures/press-file.ts'
import { place, writeWhole } from '../files.ts'
import { format } from '../format.ts'
import { pressKit, pressPaintings } from './press-kit.ts'
import { checksumOf, zipPressKit } from './press-kit-zip.ts'

const path = 'site/pictures/press.ts'

/** Writes what the site knows of the press kit: its files, and the archive of them that the build makes. */
export async function writePressManifest(): Promise<void> {
  const files = [...(await listKit()), ...listPaintings()]
  const zip = await zipPressKit(files.map(({ name, src }) => ({ name, path: place('public', src) })))
  const sha256 = checksumOf(zip)
  const archive = { src: `/press/kit.${sha256.slice(0, 8)}.zip`, bytes: zip.length, sha256 }
  const source = [
    '// Written by `npm run art` from art/apps/press-kit.ts: change that, not this.',
    "import type { PressArchive, PressFile } from './press-file.ts'",
    '',
    `export const pressFiles: readonly PressFile[] = ${JSON.stringify(files)}`,
    '',
    `export const pressArchive: PressArchive = ${JSON.stringify(archive)}`,
    '',
  ].join('\n')
  await writeWhole(place(path), await format(source, path))
}

const listKit = (): Promise<PressFile[]> =>
  Promise.all(
    pressKit.map(async ({ file, kind, product, ground, size: [width, height] }) => {
      const src = `/press/${file}`
      const { size: bytes } = await stat(place('public', src))
      return { name: file, src, kind, product, ground, width, height, bytes }
    }),
  )

/** The largest file of each painting, and one that opens everywhere. */
const listPaintings = (): PressFile[] =>
  pressPaintings.flatMap(picture => {
    const { width, height, sources } = pictures[picture]
    return [sources.avif.at(-1), sources.jpg.at(-1)].flatMap(source => {
      if (!source) return []
      const name = `painting-${picture}-${source.width}${source.src.slice(source.src.lastIndexOf('.'))}`
      return {
        name,
        src: source.src,
        kind: 'painting' as const,
        picture,
        width: source.width,
        height: Math.round((source.width * height) / width),
        bytes: source.bytes,
      }
    })
  })
