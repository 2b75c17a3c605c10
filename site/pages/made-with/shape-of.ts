/** Proportions of frames on the wall, by the width that one takes at a height of one. */
const shapes = { slim: 0.5, tall: 0.8, square: 1, card: 1.25, wide: 1.6, broad: 1.85, long: 2.2 } as const
type Shape = keyof typeof shapes

/** The nearest frame: an edge of a picture may be cut by a hair. */
export function shapeOf({ width, height }: { readonly width: number; readonly height: number }): Shape {
  const away = (shape: Shape) => Math.abs(Math.log(width / height / shapes[shape]))
  return (Object.keys(shapes) as Shape[]).reduce((best, each) => (away(each) < away(best) ? each : best))
}
