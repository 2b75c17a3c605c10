import sharp, { type Sharp } from 'sharp'
import { mapLocales } from '../../contract/locale.ts'
import type { Source } from '../../site/pictures/picture.ts'
import { cleanUploadFolder, digest, place, writeWhole } from '../files.ts'
import { writeJson } from '../write-json.ts'
import { lessonBrushes, zipBrushes } from './brush-files.ts'
import { makeStages, type StageName, stageNames, stageSize } from './stages.ts'
import { printWorksheets } from './worksheets.ts'

const folder = 'beginners'

type Type = 'avif' | 'webp' | 'jpg'
const quality = { avif: 52, webp: 74, jpg: 78 } as const

/** Writes all that the beginners series hands out and shows of its one picture, and tells the site of it. */
export async function writeLessons(tell: (line: string) => void): Promise<void> {
  const names = new Set<string>()
  const keep = async (name: string, ending: string, bytes: Uint8Array) => {
    const file = `${name}.${digest(8, bytes)}.${ending}`
    names.add(file)
    await writeWhole(place('public', folder, file), bytes)
    return { src: `/${folder}/${file}`, bytes: bytes.length }
  }

  const brushes = []
  for (const [at, ids] of lessonBrushes.entries()) {
    brushes.push({ ...(await keep(`brushes-${at + 1}`, 'zip', await zipBrushes(ids))), count: ids.length })
  }
  tell('brushes packed')

  const sheets = mapLocales((): object[] => [])
  for (const { locale, part, bytes } of await printWorksheets()) {
    sheets[locale].push(await keep(`sheet-${part}-${locale}`, 'pdf', bytes))
  }
  tell('worksheets printed')

  const stages: Record<string, object> = {}
  const made = await makeStages()
  for (const name of stageNames) stages[name] = await encodeStage(name, made[name])
  tell('stages encoded')

  await writeJson('site/pictures/lessons.json', { brushes, sheets, stages })
  await cleanUploadFolder(place('public', folder), names)

  /** The whole picture, and the quarter of it that joins the others on a wide screen. */
  async function encodeStage(name: StageName, pixels: Buffer): Promise<object> {
    const { width, height } = stageSize
    const quarter = width / 4
    const box = { left: stageNames.indexOf(name) * quarter, top: 0, width: quarter, height }
    const whole = () => sharp(pixels, { raw: { width, height, channels: 3 } })
    const strip = () => whole().extract(box)
    return {
      whole: await cut(name, whole, height / width, { avif: [480, 960, 1440], webp: [480, 960], jpg: [960] }),
      strip: await cut(`${name}-strip`, strip, height / quarter, { avif: [400], webp: [400], jpg: [400] }),
    }
  }

  async function cut(
    name: string,
    picture: () => Sharp,
    ratio: number,
    widths: Readonly<Record<Type, readonly number[]>>,
  ): Promise<object> {
    const sources: Record<Type, Source[]> = { avif: [], webp: [], jpg: [] }
    for (const type of ['avif', 'webp', 'jpg'] as const) {
      for (const width of widths[type]) {
        const small = picture().resize(width)
        const options = { quality: quality[type] }
        const bytes = await (type === 'avif'
          ? small.avif({ ...options, effort: 4 })
          : type === 'webp'
            ? small.webp(options)
            : small.jpeg({ ...options, mozjpeg: true })
        ).toBuffer()
        sources[type].push({ width, ...(await keep(`${name}-${width}`, type, bytes)) })
      }
    }
    const largest = Math.max(...widths.avif)
    return { width: largest, height: Math.round(largest * ratio), sources }
  }
}
