import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../../ui/language/format.ts'
import { formatBytes } from '../../../ui/language/format-bytes.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import type { PictureId } from '../../pictures/manifest.ts'
import type { PressFile } from '../../pictures/press-file.ts'
import type { PressCopy } from './copy/en.ts'

/** Something that lies in a drawer, in every format that it can be taken in. */
export interface Piece {
  readonly caption: string
  readonly credit: string
  /** Pixels of its first file, which are measured on it. */
  readonly width: number
  readonly height: number
  /** Whether it is meant for a dark page, and shown on one. */
  readonly dark: boolean
  /** A picture of the collection, or the file itself. */
  readonly picture: PictureData | null
  readonly src: string
  readonly files: readonly PieceFile[]
}

interface PieceFile {
  readonly name: string
  readonly src: string
  readonly format: string
  readonly pixels: string
  readonly size: string
}

export const drawerNames = ['icons', 'wordmarks', 'screens', 'paintings'] as const
export type DrawerName = (typeof drawerNames)[number]

const drawerOf: Readonly<Record<PressFile['kind'], DrawerName>> = {
  icon: 'icons',
  wordmark: 'wordmarks',
  screenshot: 'screens',
  painting: 'paintings',
}

/** The collection's own pictures of the files: those are many times as heavy. */
const screens = { procreate: 'tablet', pocket: 'phone', dreams: 'dreams-stage' } as const

interface LayoutOptions {
  readonly copy: Pick<PressCopy, 'captions' | 'credits'>
  readonly locale: Locale
  readonly picture: (id: PictureId) => PictureData
}

/** The files of the press kit as they lie in the drawers: one piece for all formats of one thing. */
export function layOut(files: readonly PressFile[], options: LayoutOptions): Record<DrawerName, Piece[]> {
  const things = Map.groupBy(files, thingOf)
  const drawers: Record<DrawerName, Piece[]> = { icons: [], wordmarks: [], screens: [], paintings: [] }
  for (const [first, ...others] of things.values()) {
    if (first) drawers[drawerOf[first.kind]].push(pieceOf([first, ...others], options))
  }
  return drawers
}

/** Files of one thing have one name up to its size and ending. */
const thingOf = ({ name }: PressFile) => name.replace(/(-\d+)?\.\w+$/, '')

function pieceOf(
  files: readonly [PressFile, ...PressFile[]],
  { copy, locale, picture }: LayoutOptions,
): Piece {
  const [first] = files
  const shown = pictureOf(first, picture)
  return {
    caption: captionOf(first, copy.captions),
    credit: first.kind === 'painting' ? (shown?.credit ?? '') : copy.credits[first.kind],
    width: first.width,
    height: first.height,
    dark: first.kind !== 'painting' && first.ground === 'for dark',
    picture: shown,
    src: first.src,
    files: files.map(({ name, src, width, height, bytes }) => ({
      name,
      src,
      format: src.slice(src.lastIndexOf('.') + 1).toUpperCase(),
      pixels: `${width} × ${height}`,
      size: formatBytes(bytes, locale),
    })),
  }
}

function pictureOf(file: PressFile, picture: LayoutOptions['picture']): PictureData | null {
  if (file.kind === 'painting') return picture(file.picture)
  return file.kind === 'screenshot' ? picture(screens[file.product]) : null
}

function captionOf(file: PressFile, captions: PressCopy['captions']): string {
  if (file.kind === 'painting') {
    return (captions.painting as Readonly<Record<string, string>>)[file.picture] ?? file.picture
  }
  if (file.kind === 'screenshot') return captions.screenshot[file.product]
  return interpolate(captions[file.ground], { product: file.product })
}
