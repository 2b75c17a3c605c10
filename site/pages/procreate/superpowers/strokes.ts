export type Point = readonly [x: number, y: number]

/** A stroke: a few points on its path, and the brush width. */
export interface Brushstroke {
  readonly through: readonly Point[]
  readonly width: number
}

export const gestures = ['undo', 'redo', 'clear', 'pinch', 'pick', 'fill', 'line', 'hide'] as const
type Gesture = (typeof gestures)[number]

export interface Drawing {
  readonly size: readonly [width: number, height: number]
  readonly strokes: readonly Brushstroke[]
}

const dab = (from: Point, to: Point, width: number): Brushstroke => {
  const middle: Point = [(from[0] + to[0]) / 2 + 8, (from[1] + to[1]) / 2 + 6]
  return { through: [from, middle, to], width }
}

/** Points on a circle or a spiral; degrees clockwise from the right. */
const turn = (centre: Point, from: number, to: number, radius: number, grows = 0): Point[] =>
  Array.from(
    { length: Math.ceil(Math.abs(to - from) / 30) + 1 },
    (_, at, all = Math.ceil(Math.abs(to - from) / 30)) => {
      const angle = ((from + ((to - from) * at) / all) * Math.PI) / 180
      const reach = radius + (grows * at) / all
      return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach]
    },
  )

/** Every gesture as a path on a sheet of `size` units. */
export const drawings: Readonly<Record<Gesture, Drawing>> = {
  undo: {
    size: [600, 420],
    strokes: [dab([90, 310], [270, 110], 130), dab([290, 350], [480, 150], 130)],
  },
  redo: {
    size: [600, 360],
    strokes: [
      dab([60, 270], [180, 110], 96),
      dab([220, 250], [350, 80], 96),
      dab([390, 290], [510, 130], 96),
    ],
  },
  clear: {
    size: [1200, 400],
    strokes: [
      dab([80, 92], [1090, 52], 86),
      dab([1120, 120], [110, 150], 86),
      dab([90, 205], [1100, 190], 86),
      dab([1110, 262], [120, 282], 86),
      dab([70, 340], [1020, 338], 86),
    ],
  },
  pinch: {
    size: [600, 420],
    strokes: [
      {
        through: [
          [60, 80],
          [160, 105],
          [270, 185],
        ],
        width: 92,
      },
      {
        through: [
          [545, 350],
          [440, 330],
          [335, 245],
        ],
        width: 92,
      },
    ],
  },
  pick: {
    size: [600, 440],
    strokes: [{ through: turn([300, 220], -70, 250, 150), width: 62 }, dab([275, 250], [330, 190], 60)],
  },
  fill: {
    size: [600, 440],
    strokes: [
      {
        through: [
          [560, 50],
          [470, 70],
          [400, 130],
          [330, 190],
        ],
        width: 26,
      },
      { through: turn([240, 250], -30, 690, 24, 120), width: 58 },
    ],
  },
  line: {
    size: [1200, 300],
    strokes: [
      {
        through: [
          [60, 90],
          [200, 62],
          [330, 108],
          [470, 70],
          [620, 112],
          [760, 66],
          [900, 104],
          [1020, 70],
          [1140, 92],
        ],
        width: 30,
      },
      {
        through: [
          [60, 220],
          [600, 220],
          [1140, 220],
        ],
        width: 30,
      },
    ],
  },
  hide: {
    size: [600, 400],
    strokes: [
      dab([130, 330], [60, 150], 78),
      dab([245, 300], [215, 80], 78),
      dab([365, 300], [385, 75], 78),
      dab([475, 335], [540, 160], 78),
    ],
  },
}

/** One petal, repeated around a center as a flower. */
export const petal: Brushstroke = {
  through: [
    [304, 276],
    [276, 224],
    [258, 168],
    [264, 114],
    [300, 84],
    [336, 114],
    [342, 168],
    [328, 222],
    [310, 252],
  ],
  width: 26,
}
