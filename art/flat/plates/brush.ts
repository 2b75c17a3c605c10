import { box, disc, oval, roundedBox, short } from '../outline.ts'
import { coral, cream, ink, navy, plum, red, sand, sun } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** A brush taken apart along one line, like a drawing for the one who will put it together. */
export const brush: Plate = {
  name: 'cover-brush',
  seed: 41,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), red, [plum, 100, 0.35, 1.15, 0.6], [coral, -80, 0.6, 1.2, 0.6])
    drawing.place('translate(862 510) rotate(-14) scale(1.16) translate(-800 -500)', () => {
      drawing.line('M-200 500H1800', cream, 2.5, { dash: '2 16', opacity: 0.8 })
      hairs()
      ferrule()
      handle()
    })

    function hairs() {
      for (let row = 0; row < 46; row += 1) {
        const y = 500 + (row - 22.5) * 5.2
        const belly = Math.cos(((row - 22.5) / 22.5) * 1.45)
        const tip = 128 - belly * 56 + chance.between(-10, 14)
        const spread = (row - 22.5) * 1.1
        const colour = chance.pick([ink, navy, plum, ink, sand])
        drawing.line(
          `M470 ${short(y)}C400 ${short(y + spread * 1.7)} ${short(tip + 120)} ${short(y + spread * 1.6)} ${short(tip)} ${short(500 + spread * 0.22)}`,
          colour,
          chance.between(2.4, 5),
        )
      }
      drawing.fill(roundedBox(452, 376, 34, 248, 8), sun, [coral, 90, 0.4, 1.1, 0.7])
      for (let turn = 0; turn < 4; turn += 1) drawing.line(`M${458 + turn * 7.4} 378V622`, red, 2)
    }

    function ferrule() {
      const sleeve =
        'M590 372Q612 500 590 628C690 640 770 600 872 560Q884 500 872 440C770 400 690 360 590 372Z'
      drawing.fill(sleeve, cream, [navy, 90, 0.3, 1.05, 0.95], [sand, -90, 0.55, 1.1, 0.9])
      drawing.fill(oval(592, 500, 20, 127), ink, [plum, 180, 0.4, 1.1])
      for (const x of [708, 726, 792])
        drawing.line(`M${x} ${x < 760 ? 392 : 416}Q${x + 16} 500 ${x} ${x < 760 ? 608 : 584}`, navy, 4, {
          opacity: 0.8,
        })
      drawing.fill('M640 414C700 418 760 436 850 462L850 472C760 452 700 440 640 440Z', '#fff8ea')
    }

    function handle() {
      const wood =
        'M960 456H1010C1130 420 1220 420 1330 446C1460 474 1560 488 1760 494V506C1560 512 1460 526 1330 554C1220 580 1130 580 1010 544H960Z'
      drawing.fill(wood, navy, [ink, 90, 0.35, 1, 0.95], [coral, -90, 0.72, 1.15, 0.7])
      drawing.fill('M960 456H1010V544H960Z', sand, [plum, 90, 0.3, 1.1, 0.7])
      drawing.fill('M1058 444C1140 424 1220 424 1300 444L1300 452C1220 436 1140 438 1058 456Z', coral)
      drawing.fill('M1376 456L1404 462V538L1376 544Z', sun, [coral, 90, 0.4, 1.1])
      drawing.fill('M1414 464L1424 466V534L1414 536Z', sun)
    }

    for (const [x, y, radius, colour] of [
      [196, 250, 62, sun],
      [304, 190, 22, cream],
      [120, 356, 14, coral],
    ] as const)
      drawing.fill(disc(x, y, radius), colour, [red, 70, 0.4, 1.1, 0.7])
  },
}
