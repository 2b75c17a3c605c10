import { box, disc, pebble, roundedBox, short } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

const cloths = [coral, navy, sun, red, plum, cream] as const

/** A classroom from the ceiling: thirty stools, twelve lit tablets, four tables. */
export const tablets: Plate = {
  name: 'cover-tablets',
  seed: 12,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), mint, [teal, 50, 0.3, 1.2, 0.75], [cream, -130, 0.6, 1.2, 0.7])
    for (let board = 1; board < 8; board += 1)
      drawing.line(`M-10 ${board * 126}H1610`, teal, 2, { opacity: 0.28 })
    const sketches = [
      () => drawing.line('M-46 22Q-20-30 4 4T46-16', red, 9),
      () => drawing.fill(disc(10, -4, 24), sun, [coral, 60, 0.3, 1.1]),
      () => drawing.fill('M-60 40L-18-18L8 14L26-8L64 40Z', plum, [ink, 90, 0.2, 1]),
      () => drawing.line('M-34 14a30 22 0 1 1 60-8M26 6l16-14v28Z', teal, 6),
      () => drawing.line('M-30 30V-6L0-28L30-6V30ZM-8 30V8H8V30', mint, 6),
      () => drawing.line('M0 36V-4M0 10q-26 2-28-20q26-2 28 20q2-26 30-24q0 22-30 24', teal, 6),
      () => drawing.line('M-46 18q12-18 24 0t24 0t24 0t24 0M-46-4q12-18 24 0t24 0t24 0t24 0', coral, 7),
    ]
    const tables = [
      [430, 290, -7],
      [1150, 262, 5],
      [398, 730, 4],
      [1180, 735, -6],
    ] as const
    let stool = 0
    for (const [x, y, turn] of tables) {
      const round = stool < 16 ? 8 : 7
      drawing.place(`translate(${x} ${y}) rotate(${turn})`, () => {
        for (let seat = 0; seat < round; seat += 1) {
          const angle = (seat / round) * Math.PI * 2 + 0.4
          const reach = 1 + chance.between(-0.02, 0.1)
          sitter(Math.cos(angle) * 318 * reach, Math.sin(angle) * 188 * reach, stool)
          stool += 1
        }
        drawing.place(
          'translate(14 20)',
          () => drawing.fill(roundedBox(-262, -134, 524, 268, 130), ink),
          0.32,
        )
        drawing.fill(
          roundedBox(-262, -134, 524, 268, 130),
          sand,
          [coral, 50, 0.35, 1.1, 0.75],
          [cream, -130, 0.55, 1.15, 0.9],
        )
        for (let slate = 0; slate < 3; slate += 1)
          tablet(-152 + slate * 152, chance.between(-20, 20), chance.between(-24, 24), slate + stool)
        for (let crumb = 0; crumb < 7; crumb += 1)
          pencil(
            chance.between(-220, 220),
            chance.pick([-100, 98]) + chance.between(-12, 12),
            chance.between(0, 180),
          )
      })
    }

    function sitter(x: number, y: number, index: number) {
      const colour = cloths[index % cloths.length] ?? coral
      drawing.place(`translate(${short(x)} ${short(y)})`, () => {
        drawing.place('translate(9 13)', () => drawing.fill(disc(0, 0, 41), ink), 0.28)
        drawing.fill(pebble(chance, 0, 0, 42, 42, 0.06), colour, [
          colour === navy ? ink : plum,
          55,
          0.35,
          1.15,
          0.8,
        ])
        drawing.line(disc(0, 0, 24), colour === cream ? coral : cream, 4, { opacity: 0.75 })
      })
    }

    function tablet(x: number, y: number, turn: number, index: number) {
      drawing.place(`translate(${x} ${short(y)}) rotate(${short(turn)})`, () => {
        drawing.place('translate(6 9)', () => drawing.fill(roundedBox(-64, -48, 128, 96, 13), ink), 0.4)
        drawing.fill(roundedBox(-64, -48, 128, 96, 13), ink)
        const screen = roundedBox(-55, -39, 110, 78, 5)
        const ground = [cream, navy, sun, coral][index % 4] ?? cream
        drawing.fill(screen, ground, [index % 2 ? plum : sand, 70, 0.4, 1.2, 0.6])
        drawing.within(screen, () => sketches[index % sketches.length]?.())
      })
    }

    function pencil(x: number, y: number, turn: number) {
      drawing.place(`translate(${short(x)} ${short(y)}) rotate(${short(turn)})`, () => {
        drawing.line('M-22 0H18', chance.pick([red, navy, teal, plum]), 7, { cap: 'butt' })
        drawing.fill('M18-3.5L29 0L18 3.5Z', cream)
      })
    }
  },
}
