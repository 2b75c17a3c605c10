import { box, disc, type Point, pebble, polygon, roundedBox, short } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

type Panel = readonly [x: number, y: number, wide: number, high: number]

const panels: readonly Panel[] = [
  [90, 90, 860, 470],
  [1010, 90, 500, 470],
  [90, 622, 440, 560],
  [592, 622, 918, 560],
  [90, 1244, 620, 666],
  [772, 1244, 738, 306],
  [772, 1612, 738, 298],
]

/** A town seen from a balloon: its blocks are the panels of a page, its streets the gutters; a red car reads it. */
export const comics: Plate = {
  name: 'cover-comics',
  seed: 103,
  tall: true,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 2000), cream, [sand, 60, 0.3, 1.2, 0.85])
    for (const y of [591, 1213]) drawing.line(`M0 ${y}H1600`, coral, 4, { dash: '24 22', cap: 'butt' })
    drawing.line('M980 90V560M561 622V1182M741 1244V1910M772 1581H1510', coral, 4, {
      dash: '24 22',
      cap: 'butt',
    })
    panels.forEach((panel, index) => {
      const shape = box(...panel)
      const ground = [mint, sand, teal, '#8fc4a8', '#4f9a86', coral, navy][index] ?? mint
      drawing.fill(shape, ground, [index === 6 ? ink : teal, 60, 0.4, 1.2, 0.7])
      drawing.within(shape, () => [houses, square, park, river, orchard, market, harbour][index]?.(panel))
      drawing.line(shape, ink, 11)
    })
    car(1240, 1213, 0, red)
    car(561, 1000, 90, navy)
    car(330, 591, 180, sun)
    car(980, 230, 90, teal)
    for (let step = 0; step < 7; step += 1)
      drawing.line(`M${1140 - step * 38} ${1204 + (step % 2) * 17}h-18`, red, 6)

    function shadowed(x: number, y: number, draw: () => void, outline: string) {
      drawing.place('translate(13 17)', () => drawing.fill(outline, ink), 0.38)
      draw()
      return [x, y]
    }

    function roof(x: number, y: number, wide: number, high: number, colour: string) {
      const shape = box(x, y, wide, high)
      shadowed(x, y, () => drawing.fill(shape, colour), shape)
      drawing.fill(
        polygon([
          [x, y],
          [x + wide, y],
          [x + wide / 2, y + high / 2],
        ]),
        colour,
        [cream, -90, 0.3, 1.2, 0.6],
      )
      drawing.fill(
        polygon([
          [x, y + high],
          [x + wide, y + high],
          [x + wide / 2, y + high / 2],
        ]),
        colour,
        [ink, 90, 0.2, 1.1, 0.8],
      )
      drawing.fill(
        polygon([
          [x + wide, y],
          [x + wide, y + high],
          [x + wide / 2, y + high / 2],
        ]),
        colour,
        [ink, 0, 0.3, 1.1, 0.6],
      )
      drawing.fill(box(x + wide * 0.66, y + high * 0.2, wide * 0.12, high * 0.12), cream, [
        plum,
        60,
        0.4,
        1.1,
      ])
    }

    function tree(x: number, y: number, size: number, colour: string = teal) {
      const crown = pebble(chance, x, y, size, size, 0.24)
      shadowed(
        x,
        y,
        () => drawing.fill(crown, colour, [ink, 55, 0.35, 1.05, 0.85], [mint, -125, 0.55, 1.15, 0.8]),
        crown,
      )
    }

    function car(x: number, y: number, turn: number, colour: string) {
      drawing.place(`translate(${x} ${y}) rotate(${turn})`, () => {
        drawing.place('translate(5 8)', () => drawing.fill(roundedBox(-38, -19, 76, 38, 14), ink), 0.4)
        drawing.fill(roundedBox(-38, -19, 76, 38, 14), colour, [plum, 90, 0.4, 1.1, 0.7])
        drawing.fill(roundedBox(-22, -14, 36, 28, 7), cream)
        drawing.fill(roundedBox(-13, -14, 19, 28, 3), colour)
      })
    }

    function houses([x, y, wide, high]: Panel) {
      for (let row = 0; row < 2; row += 1)
        for (let lot = 0; lot < 5; lot += 1) {
          const [left, top] = [x + 34 + lot * 168, y + 36 + row * 226]
          roof(
            left + chance.between(-6, 6),
            top + chance.between(-6, 8),
            112,
            96 + chance.between(0, 26),
            chance.pick([red, coral, plum, navy, sand]),
          )
          for (let bush = 0; bush < 3; bush += 1)
            tree(
              left + bush * 46 + chance.between(-6, 10),
              top + 158 + chance.between(-8, 12),
              chance.between(15, 26),
              chance.pick([teal, '#3f8f7d', coral]),
            )
        }
      drawing.line(`M${x} ${y + high / 2}h${wide}`, cream, 12, { opacity: 0.6 })
    }

    function square([x, y, wide, high]: Panel) {
      const [cx, cy] = [x + wide / 2, y + high / 2]
      for (let ring = 0; ring < 5; ring += 1)
        drawing.line(disc(cx, cy, 66 + ring * 40), coral, 5, { opacity: 0.7 })
      drawing.fill(disc(cx, cy, 76), teal, [mint, -120, 0.4, 1.1], [ink, 60, 0.5, 1.1])
      drawing.line(disc(cx, cy, 76), cream, 12)
      for (let jet = 0; jet < 8; jet += 1)
        drawing.line(
          `M${cx} ${cy}L${short(cx + Math.cos(jet * 0.785) * 46)} ${short(cy + Math.sin(jet * 0.785) * 46)}`,
          cream,
          5,
        )
      for (let plant = 0; plant < 12; plant += 1)
        tree(
          cx + Math.cos(plant * 0.524) * 206,
          cy + Math.sin(plant * 0.524) * 196,
          25,
          plant % 3 ? teal : red,
        )
    }

    function park([x, y, wide, high]: Panel) {
      drawing.line(
        `M${x - 10} ${y + 90}C${x + 260} ${y + 120} ${x + 40} ${y + 400} ${x + wide + 20} ${y + high - 80}`,
        sand,
        34,
      )
      drawing.fill(pebble(chance, x + 310, y + 150, 92, 70, 0.2), '#8fd0d0', [navy, 60, 0.3, 1.1, 0.7])
      for (const [px, py] of [
        [280, 140],
        [330, 168],
        [300, 178],
      ] as const)
        drawing.fill(roundedBox(x + px, y + py, 18, 11, 5), cream)
      for (let plant = 0; plant < 26; plant += 1) {
        const at: Point = [x + chance() * wide, y + chance() * high]
        if (Math.hypot(at[0] - x - 310, at[1] - y - 150) > 120)
          tree(at[0], at[1], chance.between(20, 44), chance.pick(['#246a72', '#3f8f7d', sun, coral]))
      }
    }

    function river([x, y, wide]: Panel) {
      drawing.line(
        `M${x - 30} ${y + 420}C${x + 260} ${y + 520} ${x + 330} ${y + 120} ${x + 560} ${y + 170}S${x + 800} ${y + 420} ${x + wide + 60} ${y + 260}`,
        navy,
        140,
      )
      for (let ripple = 0; ripple < 5; ripple += 1)
        drawing.line(
          `M${x - 30} ${y + 390 + ripple * 14}C${x + 260} ${y + 490 + ripple * 14} ${x + 330} ${y + 90 + ripple * 16} ${x + 560} ${y + 140 + ripple * 14}S${x + 800} ${y + 390 + ripple * 14} ${x + wide + 60} ${y + 230 + ripple * 14}`,
          mint,
          3,
          { dash: `${20 + ripple * 9} ${46 - ripple * 5}`, opacity: 0.7 },
        )
      drawing.place(`translate(${x + 392} ${y + 268}) rotate(-52)`, () => {
        drawing.place('translate(8 16)', () => drawing.fill(box(-36, -120, 72, 240), ink), 0.4)
        drawing.fill(box(-36, -120, 72, 240), sand, [coral, 0, 0.3, 1.1])
        drawing.line('M-36-120V120M36-120V120', red, 9)
      })
      for (const [bx, by, turn] of [
        [690, 262, 40],
        [150, 452, -8],
      ] as const)
        drawing.place(`translate(${x + bx} ${y + by}) rotate(${turn})`, () =>
          drawing.fill('M-46 0Q-20-22 40-14Q52 0 40 14Q-20 22-46 0Z', cream, [coral, 90, 0.4, 1.1]),
        )
      for (let plant = 0; plant < 24; plant += 1) {
        const [px, low] = [chance() * wide, chance.often(0.5)]
        tree(
          x + px,
          y + (low ? chance.between(440, 540) : chance.between(20, 76)),
          chance.between(18, 34),
          chance.pick([teal, '#246a72', plum]),
        )
      }
      roof(x + 60, y + 140, 130, 110, red)
      roof(x + 610, y + 420, 140, 100, plum)
    }

    function orchard([x, y]: Panel) {
      for (let row = 0; row < 7; row += 1)
        for (let plant = 0; plant < 6; plant += 1) {
          const at: Point = [x + 66 + plant * 98, y + 60 + row * 94]
          if (row > 2 && row < 5 && plant > 1 && plant < 4) continue
          tree(at[0], at[1], 34, chance.pick(['#246a72', teal]))
          for (let fruit = 0; fruit < 5; fruit += 1)
            drawing.fill(
              disc(at[0] + chance.between(-22, 22), at[1] + chance.between(-22, 22), 5),
              chance.pick([red, sun]),
            )
        }
      roof(x + 244, y + 330, 150, 132, red)
    }

    function market([x, y, wide]: Panel) {
      for (let row = 0; row < 2; row += 1)
        for (let stall = 0; stall < 6; stall += 1) {
          const [left, top] = [x + 36 + stall * 118, y + 42 + row * 136]
          const colour = chance.pick([red, navy, teal, plum])
          drawing.place('translate(10 13)', () => drawing.fill(box(left, top, 84, 76), ink), 0.35)
          for (let stripe = 0; stripe < 6; stripe += 1)
            drawing.fill(box(left + stripe * 14, top, 14, 76), stripe % 2 ? cream : colour)
        }
      for (let crowd = 0; crowd < 34; crowd += 1)
        drawing.fill(
          disc(x + chance() * wide, y + 132 + chance() * 40, 7),
          chance.pick([ink, cream, red, navy, sun]),
        )
    }

    function harbour([x, y, wide, high]: Panel) {
      for (let row = 0; row < 7; row += 1)
        drawing.line(`M${x} ${y + 30 + row * 42}q60-16 120 0t120 0t120 0t120 0t120 0t120 0t120 0`, teal, 4, {
          opacity: 0.8,
        })
      drawing.fill(box(x, y + high - 70, wide, 80), sand, [coral, 90, 0.3, 1.1])
      for (let pier = 0; pier < 3; pier += 1) {
        const left = x + 90 + pier * 230
        drawing.fill(box(left, y + 60, 30, high - 120), sand, [plum, 0, 0.4, 1.1, 0.7])
        for (let berth = 0; berth < 2; berth += 1)
          for (const side of [-1, 1])
            drawing.place(`translate(${left + 15 + side * 62} ${y + 104 + berth * 84})`, () =>
              drawing.fill('M-17 34V-14Q0-48 17-14V34Z', chance.pick([cream, red, coral, sun]), [
                plum,
                30,
                0.4,
                1.1,
                0.8,
              ]),
            )
      }
    }
  },
}
