import type { PictureId } from './manifest.ts'

interface Taken {
  /** The name that it is saved under, and has in the archive. */
  readonly name: string
  /** Where it is served. */
  readonly src: string
  /** Pixels; an SVG has the size of its sheet. */
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** A drawing of the press kit: an icon, a wordmark, or an app as it looks. */
export interface PressDrawing extends Taken {
  readonly kind: 'icon' | 'wordmark' | 'screenshot'
  readonly product: 'procreate' | 'pocket' | 'dreams'
  /** What it stands on: its own sheet, nothing, or nothing and meant for a light or a dark page. */
  readonly ground: 'sheet' | 'none' | 'for light' | 'for dark'
}

/** A painting of the collection that the press may show. */
export interface PressPainting extends Taken {
  readonly kind: 'painting'
  readonly picture: PictureId
}

export type PressFile = PressDrawing | PressPainting

/** All files of the press kit in one. */
export interface PressArchive {
  readonly src: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}
