/** The size of a frame in its own units. */
export const sheetSize = { width: 480, height: 300 } as const

export const inks = ['ink', 'vermilion', 'teal'] as const
export type Ink = (typeof inks)[number]

export interface Point {
  readonly x: number
  readonly y: number
}

/** A line as an SVG path; a sample line in walk units is centered on the frame. */
export interface Stroke {
  readonly ink: Ink
  readonly path: string
  readonly lent?: true
}

export type Frame = readonly Stroke[]
/** The lines of three frames. */
export type Frames = readonly [Frame, Frame, Frame]

export const samplePlacement = { x: 240, y: 272, scale: 0.72 } as const
export const strokeWidth = 6

export const emptyFrames: Frames = [[], [], []]

/** A sample drawing for each frame. */
export function placeSample([first = '', second = '', third = '']: readonly string[]): Frames {
  const frame = (path: string): Frame => [{ ink: 'ink', path, lent: true }]
  return [frame(first), frame(second), frame(third)]
}

/** The frames with one of them replaced. */
export function replaceFrame(frames: Frames, at: number, frame: Frame): Frames {
  const [first, second, third] = frames
  return [at === 0 ? frame : first, at === 1 ? frame : second, at === 2 ? frame : third]
}

/** A smooth curve through the midpoints of the points; a single point is a dot. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const say = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  if (rest.length === 0) return `M${say(first.x, first.y)}h.1`
  const bends = rest.map((point, index) => {
    const from = points[index] ?? point
    return `Q${say(from.x, from.y)} ${say((from.x + point.x) / 2, (from.y + point.y) / 2)}`
  })
  const last = rest.at(-1) ?? first
  return `M${say(first.x, first.y)}${bends.join('')}L${say(last.x, last.y)}`
}

/** A point clamped to the frame. */
export const within = ({ x, y }: Point): Point => ({
  x: Math.min(Math.max(x, 0), sheetSize.width),
  y: Math.min(Math.max(y, 0), sheetSize.height),
})
