import { band, box, disc, type Point, short, through } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** How far hip and knee have turned at each of eight drawings of one step, in degrees forward; the foot's own turn last. */
const poses = [
  [26, 6, -16],
  [22, 20, 0],
  [8, 12, 0],
  [-6, 8, 0],
  [-22, 10, 16],
  [-20, 44, 38],
  [2, 62, 26],
  [24, 40, 0],
] as const

/** Contact, passing, push, swing and contact again. */
const cycle = [0, 2, 4, 6, 0] as const

/** A pair of legs across the page, five drawings of one step; the dots are where the heel goes. */
export const walk: Plate = {
  name: 'cover-walk',
  seed: 83,
  compose(drawing) {
    drawing.fill(box(0, 0, 1600, 1000), coral, [red, -90, 0.35, 1.15, 0.7], [sun, 90, 0.4, 1.1, 0.8])
    drawing.fill(box(-10, 850, 1620, 160), plum, [ink, 90, 0.2, 1, 0.85], [red, -90, 0.6, 1.2, 0.6])
    for (let frame = 0; frame < 9; frame += 1)
      drawing.line(`M${110 + frame * 172} 872v${frame % 2 ? 20 : 44}`, cream, frame % 2 ? 3 : 6)
    const hips = cycle.map((pose, frame): Point => [110 + frame * 344, stand(pose)])
    const heels = hips.map((hip, frame) => bones(hip, cycle[frame] ?? 0).heel)
    for (const [frame, [x, y]] of hips.entries()) leg([x - 60, y], ((cycle[frame] ?? 0) + 4) % 8, true)
    for (const [frame, hip] of hips.entries()) leg(hip, cycle[frame] ?? 0, false)
    drawing.line(through(heels), cream, 5, { dash: '1 14' })
    for (const [x, y] of heels) {
      drawing.fill(disc(x, y, 15), cream)
      drawing.fill(disc(x, y, 9), red)
    }

    function leg(hip: Point, pose: number, behind: boolean) {
      const { knee, ankle, turn } = bones(hip, pose)
      const cloth = behind ? '#8f3f52' : navy
      const way = (part: number): Point => {
        const s = 1 - part
        const bend: Point = [knee[0] * 2 - (hip[0] + ankle[0]) / 2, knee[1] * 2 - (hip[1] + ankle[1]) / 2]
        return [
          s * s * hip[0] + 2 * s * part * bend[0] + part * part * ankle[0],
          s * s * hip[1] + 2 * s * part * bend[1] + part * part * ankle[1],
        ]
      }
      const trouser = band(
        34,
        part => way(part * 0.93),
        part => 92 - 28 * part,
      )
      drawing.place(
        '',
        () =>
          drawing.fill(
            trouser,
            cloth,
            behind ? [plum, 0, 0.35, 1.1, 0.8] : [ink, 180, 0.3, 1.05, 0.9],
            behind ? [coral, 180, 0.7, 1.2, 0.6] : [teal, 0, 0.62, 1.1, 0.8],
          ),
        behind ? 0.9 : 1,
      )
      drawing.place(
        `translate(${short(ankle[0])} ${short(ankle[1])}) rotate(${short(turn)}) scale(1.62)`,
        () => boot(behind),
      )
    }

    function boot(behind: boolean) {
      const [leather, sole] = behind ? ['#b5533f', plum] : [red, ink]
      drawing.line('M-12-38V-8', behind ? sand : sun, 34, { cap: 'butt' })
      drawing.fill(
        'M-36-22H26Q30 4 62 14Q104 24 106 50H-42Q-48 14-36-22Z',
        leather,
        [plum, 100, 0.3, 1.1, 0.85],
        [sun, -70, 0.66, 1.2, 0.7],
      )
      drawing.fill('M-44 48H108Q112 64 98 66H-38Q-48 62-44 48Z', sole)
      for (let lace = 0; lace < 3; lace += 1)
        drawing.line(`M${12 + lace * 13} ${-8 + lace * 10}l16-6`, behind ? sand : cream, 4)
      drawing.line('M-34-14H26', behind ? plum : mint, 5)
    }
  },
}

function bones(hip: Point, pose: number) {
  const [thigh, bend, foot] = poses[pose] ?? poses[0]
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [upper, lower] = [430, 400]
  const knee: Point = [hip[0] + Math.sin(radians(thigh)) * upper, hip[1] + Math.cos(radians(thigh)) * upper]
  const shin = thigh - bend
  const ankle: Point = [knee[0] + Math.sin(radians(shin)) * lower, knee[1] + Math.cos(radians(shin)) * lower]
  const heel: Point = [
    ankle[0] - 56 * Math.cos(radians(foot)) - 70 * Math.sin(radians(foot)),
    ankle[1] + 70 - 40 * Math.sin(radians(foot)),
  ]
  return { knee, ankle, heel, turn: foot }
}

/** How high the hip is while this foot stands; a swinging one hangs from the hip that the other foot gives it. */
function stand(pose: number): number {
  const lowest = Math.max(bones([0, 0], pose).ankle[1], bones([0, 0], (pose + 4) % 8).ankle[1])
  return 850 - 104 - lowest
}
