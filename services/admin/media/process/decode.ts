import sharp, { type Sharp } from 'sharp'
import type { MediaFault } from '../../../../contract/office/media-limits.ts'
import { mediaLimits } from '../../../../contract/office/media-limits.ts'
import { type Rights, readRights } from './read-rights.ts'

/** No file of a picture is wider or taller. */
const widest = 2160
const tallest = 1800

/** A picture in memory, upright, at most as large as its largest file. */
export interface Base extends Rights {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly colour: string
}

/** A file that cannot be a picture of the library. */
export class Unusable extends Error {
  readonly fault: MediaFault
  constructor(fault: MediaFault, message: string) {
    super(message)
    this.fault = fault
  }
}

// One decoder for each accepted type, and none for SVG, PDF or anything that libvips learns later.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map(name => `VipsForeignLoad${name}File`),
})
sharp.cache(false)
sharp.concurrency(1)

const formats = ['jpeg', 'png', 'webp', 'heif', 'tiff']

/** Decodes a file into at most 2160 × 1800 pixels, line by line. Throws `Unusable`. */
export async function decode(path: string): Promise<Base> {
  const file = sharp(path, { limitInputPixels: mediaLimits.pixels, sequentialRead: true, failOn: 'error' })
  const metadata = await file.metadata().catch(error => {
    throw faultOf(error)
  })
  const { format, compression, width, height, orientation = 1 } = metadata
  if (!formats.includes(format ?? '') || (format === 'heif' && compression !== 'av1'))
    throw new Unusable('type', `It is ${format}`)
  if (width * height > mediaLimits.pixels) throw new Unusable('pixels', `It has ${width} × ${height} pixels`)
  try {
    return { ...(await upright(file, orientation)), ...readRights(metadata) }
  } catch (error) {
    throw faultOf(error)
  }
}

const faultOf = (error: unknown): Unusable =>
  new Unusable(/pixel limit/.test(String(error)) ? 'pixels' : 'unreadable', String(error))

/** The turns of an EXIF orientation, clockwise, after it is mirrored: https://exiftool.org/TagNames/EXIF.html */
const turns: Readonly<Record<number, number>> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }
const mirrored = [2, 4, 5, 7]

/** Turning the small picture keeps the large one out of memory. */
async function upright(file: Sharp, orientation: number): Promise<Omit<Base, keyof Rights>> {
  const isOnSide = orientation >= 5
  const box = isOnSide ? { width: tallest, height: widest } : { width: widest, height: tallest }
  const small = await rawOf(file.resize({ ...box, fit: 'inside', withoutEnlargement: true }))
  const flopped = mirrored.includes(orientation) ? await rawOf(open(small).flop()) : small
  const turn = turns[orientation]
  const turned = turn === undefined ? flopped : await rawOf(open(flopped).rotate(turn))
  const { isOpaque, dominant } = await open(turned).stats()
  const base = turned.channels === 4 && isOpaque ? await rawOf(open(turned).removeAlpha()) : turned
  return { ...base, colour: hexOf(dominant) }
}

type Raw = Pick<Base, 'bytes' | 'width' | 'height' | 'channels'>

async function rawOf(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { bytes: data, width, height, channels: channels === 4 ? 4 : 3 }
}

/** A picture in memory as the start of a pipeline. */
export const open = ({ bytes, width, height, channels }: Raw): Sharp =>
  sharp(bytes, { raw: { width, height, channels } })

const hexOf = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }) =>
  `#${[r, g, b].map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`
