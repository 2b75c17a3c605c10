import type { PictureId } from './manifest.ts'

interface PressFileFacts {
  /** The file name of the download and in the archive. */
  readonly name: string
  /** The path. */
  readonly src: string
  /** In pixels; for an SVG, the size of its view box. */
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** A drawing of the press kit: an icon, a wordmark or a screenshot. */
export interface PressDrawing extends PressFileFacts {
  readonly kind: 'icon' | 'wordmark' | 'screenshot'
  readonly product: 'procreate' | 'pocket' | 'dreams'
  /** The background: its own, none, or none and meant for a light or a dark page. */
  readonly ground: 'sheet' | 'none' | 'for light' | 'for dark'
}

/** A painting of the collection that is licensed to the press. */
export interface PressPainting extends PressFileFacts {
  readonly kind: 'painting'
  readonly picture: PictureId
}

export type PressFile = PressDrawing | PressPainting

/** The archive of the whole press kit. */
export interface PressArchive {
  readonly src: string
  readonly bytes: number
  readonly sha256: string
}
