import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { MediaFormat } from '../../../../contract/media.ts'
import {
  cropAround,
  type FocalPoint,
  type MediaCut,
  mediaCuts,
} from '../../../../contract/office/media-cuts.ts'
import type { MediaFileRow } from '../schema.ts'
import { type Base, open } from './decode.ts'

/** A file that was made, by its name in the folder. */
export interface MadeFile extends Pick<MediaFileRow, 'cut' | 'format' | 'width' | 'height' | 'bytes'> {
  readonly name: string
}

/** The widths of each cut; a picture that is narrower has its own width as the last. */
const widths: Readonly<Record<'whole' | MediaCut, readonly number[]>> = {
  whole: [360, 720, 1080, 1440, 2160],
  phone: [480, 960],
  card: [360, 720, 1080],
  sharing: [1200],
}
/** The width of the file for browsers without AVIF and WebP. */
const plainWidth = 1080

const white = '#ffffff'

/** The quality of each format; AVIF of more effort takes ten times as long for 3 % of the bytes. */
const encode: Readonly<Record<MediaFormat, (picture: Sharp) => Sharp>> = {
  avif: picture => picture.avif({ quality: 58, effort: 2 }),
  webp: picture => picture.webp({ quality: 80 }),
  jpg: picture => picture.flatten({ background: white }).jpeg({ quality: 82, mozjpeg: true }),
}

/** Makes every file of a picture, one after the other, into a folder. No metadata but its rights goes with them. */
export async function drawFiles(base: Base, focal: FocalPoint, folder: string): Promise<MadeFile[]> {
  const made: MadeFile[] = []
  for (const cut of ['whole', ...Object.keys(mediaCuts)] as ('whole' | MediaCut)[]) {
    const region = cut === 'whole' ? null : cropAround(base, mediaCuts[cut], focal)
    const size = region ?? base
    for (const width of widthsOf(cut, size.width))
      for (const format of formatsOf(cut, width, size.width)) {
        const picture = region ? open(base).extract(region) : open(base)
        const sized = withRights(picture.resize({ width, withoutEnlargement: true }), base.licence)
        made.push(await write(encode[format](sized), { cut, format, folder }))
      }
  }
  return made
}

function widthsOf(cut: 'whole' | MediaCut, width: number): number[] {
  const fitting = widths[cut].filter(each => each < width)
  const largest = Math.min(width, widths[cut].at(-1) ?? width)
  return [...fitting.filter(each => each < largest), largest]
}

function formatsOf(cut: 'whole' | MediaCut, width: number, available: number): MediaFormat[] {
  if (cut === 'sharing') return ['jpg']
  const isPlain = cut === 'whole' && width === Math.min(plainWidth, available)
  return ['avif', 'webp', ...(isPlain ? (['jpg'] as const) : [])]
}

const withRights = (picture: Sharp, licence: string) =>
  licence === '' ? picture : picture.withExif({ IFD0: { Copyright: licence } })

interface Target {
  readonly cut: 'whole' | MediaCut
  readonly format: MediaFormat
  readonly folder: string
}

/** The hash in a name changes with every byte: its address is immutable. */
async function write(picture: Sharp, { cut, format, folder }: Target): Promise<MadeFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
  const name = `${cut === 'whole' ? '' : `${cut}-`}${info.width}.${hash}.${format}`
  await writeFile(join(folder, name), data)
  return { cut, format, width: info.width, height: info.height, bytes: data.length, name }
}
