import sharp from 'sharp'
import type { FilmEntry } from '../entry.ts'
import { nameByContent } from './store.ts'

/** Writes the still of a film as AVIF and JPEG, and finds its main colour. */
export async function makePoster({ id, width, height }: FilmEntry, still: Uint8Array, folder: string) {
  const picture = sharp(still, { raw: { width, height, channels: 3 } })
  const [avif, jpg] = await Promise.all([
    picture.clone().avif({ quality: 52, effort: 5 }).toBuffer(),
    picture.clone().jpeg({ quality: 76, mozjpeg: true }).toBuffer(),
  ])
  const { dominant } = await sharp(await picture.resize(400).png().toBuffer()).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map(value => value.toString(16).padStart(2, '0')).join('')
  const poster = {
    avif: await nameByContent(folder, `${id}.avif`, avif),
    jpg: await nameByContent(folder, `${id}.jpg`, jpg),
  }
  return { poster, colour: `#${hex}` }
}
