import { toRgb } from '../../paint/colour.ts'
import type { Oklch } from '../brush.ts'
import type { Box } from './paint-layer.ts'
import { getTooth } from './teeth.ts'
import { tileSide } from './tiles.ts'

/** The paper with all finished strokes, as RGBA. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

/** A snapshot for undo: tiles of the paper that a change affects. */
interface Snapshot {
  readonly tiles: ReadonlyMap<number, Uint8ClampedArray>
  readonly was: SheetState
}

/** The state of the paper besides its pixels. */
interface SheetState {
  readonly ground: Oklch
  /** Whether nothing was painted on it. */
  readonly isClean: boolean
}

interface UndoStack {
  readonly steps: number
  /** Pushes a snapshot of a box before it changes. */
  push(sheet: Sheet, box: Box, was: SheetState): void
  /** Pops the latest snapshot; returns the changed box and the state before. */
  pop(sheet: Sheet): { box: Box; was: SheetState } | null
}

const side = 64
/** The limits of the undo stack. */
const limits = { bytes: 96_000_000, steps: 60 }

/** Fills the paper with its colour and a faint texture. */
export function layOutPaper({ width, height, pixels }: Sheet, ground: Oklch): void {
  const tooth = getTooth('cold')
  const relief = ground[0] < 0.5 ? 0.028 : 0.012
  const [r, g, b] = toRgb(ground)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y & (tileSide - 1)) * tileSide
    for (let x = 0; x < width; x++, at += 4) {
      const shade = 1 + relief * ((tooth[row + (x & (tileSide - 1))] ?? 0) / 255 - 0.5)
      pixels[at] = r * shade
      pixels[at + 1] = g * shade
      pixels[at + 2] = b * shade
      pixels[at + 3] = 255
    }
  }
}

/** An undo stack that drops its oldest snapshots beyond the limits. */
export function createUndoStack(): UndoStack {
  const snapshots: Snapshot[] = []
  let bytes = 0
  const weigh = ({ tiles }: Snapshot) => tiles.size * side * side * 4
  return {
    get steps() {
      return snapshots.length
    },
    push(sheet, box, was) {
      const tiles = new Map<number, Uint8ClampedArray>()
      const across = Math.ceil(sheet.width / side)
      for (let row = Math.floor(box.top / side); row * side < box.bottom; row++) {
        for (let column = Math.floor(box.left / side); column * side < box.right; column++) {
          tiles.set(row * across + column, cut(sheet, column * side, row * side))
        }
      }
      const snapshot = { tiles, was }
      snapshots.push(snapshot)
      bytes += weigh(snapshot)
      while (snapshots.length > 1 && (bytes > limits.bytes || snapshots.length > limits.steps)) {
        const oldest = snapshots.shift()
        if (oldest) bytes -= weigh(oldest)
      }
    },
    pop(sheet) {
      const snapshot = snapshots.pop()
      if (!snapshot) return null
      bytes -= weigh(snapshot)
      const across = Math.ceil(sheet.width / side)
      const box = { left: sheet.width, top: sheet.height, right: 0, bottom: 0 }
      for (const [index, tile] of snapshot.tiles) {
        const [left, top] = [(index % across) * side, Math.floor(index / across) * side]
        paste(sheet, left, top, tile)
        box.left = Math.min(box.left, left)
        box.top = Math.min(box.top, top)
        box.right = Math.min(sheet.width, Math.max(box.right, left + side))
        box.bottom = Math.min(sheet.height, Math.max(box.bottom, top + side))
      }
      return { box, was: snapshot.was }
    },
  }
}

function cut({ width, height, pixels }: Sheet, left: number, top: number): Uint8ClampedArray {
  const [wide, high] = [Math.min(side, width - left), Math.min(side, height - top)]
  const tile = new Uint8ClampedArray(wide * high * 4)
  for (let row = 0; row < high; row++) {
    const from = ((top + row) * width + left) * 4
    tile.set(pixels.subarray(from, from + wide * 4), row * wide * 4)
  }
  return tile
}

function paste({ width, height, pixels }: Sheet, left: number, top: number, tile: Uint8ClampedArray): void {
  const [wide, high] = [Math.min(side, width - left), Math.min(side, height - top)]
  for (let row = 0; row < high; row++) {
    pixels.set(tile.subarray(row * wide * 4, (row + 1) * wide * 4), ((top + row) * width + left) * 4)
  }
}
