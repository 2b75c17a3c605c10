import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Locale } from '../../../../contract/locale.ts'
import { drawDryEdge } from './dry-edge.ts'
import { type Lines, setLines } from './set-lines.ts'

export interface SharingPictureOptions {
  title: string
  /** The text above the title: the category, the team. */
  kicker: string
  locale: Locale
  /** The picture on the right, in any supported format; by default paper with a brush stroke. */
  ground?: Uint8Array
}

const [width, height] = [1200, 630]
const paper = '#f2ebe0'
const ink = '#1b1e33'
const quiet = '#4d5068'
const left = 72
const art = { left: 510, width: 690 }
const wordmarkTop = 520
/** Maximum bytes: some link previews fetch no more than a few hundred kilobytes. */
const enough = 150_000

/**
 * The Open Graph image of an article or a position: a JPEG of 1200 × 630 pixels. Text is drawn with the fonts beside
 * this file, so that it is the same on every machine. Throws for an invalid `ground`.
 */
export async function composeSharingPicture({
  title,
  kicker,
  locale,
  ground,
}: SharingPictureOptions): Promise<Uint8Array> {
  const room = ground ? { width: 450, height: 360 } : { width: 1020, height: 250 }
  const above = kicker
    ? await setLines({ text: kicker, locale, colour: quiet, sizes: [27], width: room.width, height: 40 })
    : undefined
  const sizes = ground ? [80, 70, 60, 52, 45, 38, 32] : [100, 86, 74, 62, 52, 44]
  const lines = await setLines({ text: title, locale, colour: ink, sizes, ...room })
  const gap = above ? above.height + 22 : 0
  const middle = ground ? 286 : 230
  const top = Math.max(56, Math.round(middle - (lines.height + gap) / 2))
  const layers = [
    ...(ground ? [{ input: await cutGround(ground), left: art.left, top: 0 }] : [await placeStroke()]),
    ...(above ? [place(above, top)] : []),
    place(lines, top + gap),
    { input: await drawWordmark(), left: left - 4, top: wordmarkTop },
  ]
  const sheet = await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return encode(sheet)
}

const place = ({ png }: Lines, top: number) => ({ input: png, left, top })

async function cutGround(ground: Uint8Array): Promise<Buffer> {
  const picture = sharp(ground).rotate().resize(art.width, height, { fit: 'cover', position: 'attention' })
  return picture
    .ensureAlpha()
    .composite([{ input: Buffer.from(drawDryEdge(art.width, height)), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function placeStroke() {
  const stroke = await readFile(new URL('./stroke.webp', import.meta.url))
  return { input: stroke, left: 400, top: 330 }
}

async function drawWordmark(): Promise<Buffer> {
  const svg = await readFile(new URL('../../../../public/marks/wordmark.svg', import.meta.url))
  return sharp(svg, { density: 144 }).resize({ height: 56 }).png().toBuffer()
}

async function encode(sheet: Buffer): Promise<Uint8Array> {
  const [first, ...others] = [84, 74, 62, 48]
  let jpeg = await sharp(sheet).jpeg({ quality: first, mozjpeg: true }).toBuffer()
  for (const quality of others) {
    if (jpeg.length <= enough) break
    jpeg = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  return jpeg
}
