import type { Locale } from '../../contract/locale.ts'
import { questions } from './worksheet-copy.ts'

/** A drawing of a worksheet, in millimetres. */
const drawing = (height: number, inner: string) =>
  `<svg viewBox="0 0 174 ${height}" width="174mm" height="${height}mm">${inner}</svg>`

const row = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

const guide = 'class="guide"'
const lemonPath = 'M0 0c5-2 8-14 24-14s21 9 24 12c2 1 4 1 4 3s-3 2-5 3c-4 4-9 11-24 11S5 5 0 3c-2-1-2-2 0-3z'
const lemon = (x: number, y: number, look: string, scale = 1) =>
  `<path ${look} transform="translate(${x} ${y}) scale(${scale})" d="${lemonPath}"/>`
const frame = (x: number, y: number, width: number, height: number, extra = '') =>
  `<rect class="frame" x="${x}" y="${y}" width="${width}" height="${height}" ${extra}/>`

const waves = [
  'M6 6H168',
  'M6 15C40 5 70 25 100 15S150 8 168 15',
  'M6 25c10-9 18-9 27 0s18 9 27 0 18-9 27 0 18 9 27 0 18-9 27 0 18 9 27 0',
  'M6 36l14-7 14 7 14-7 14 7 14-7 14 7 14-7 14 7 14-7 14 7 14-7 8 4',
]

const circle = row(12, at => {
  const way = (at / 12) * 2 * Math.PI - Math.PI / 2
  return `<circle class="frame" cx="${(40 + 27 * Math.cos(way)).toFixed(2)}" cy="${(33 + 27 * Math.sin(way)).toFixed(2)}" r="5.6"/>`
})

/** The drawings of each part, one a task. */
export const drawingsOf = (locale: Locale): readonly (readonly string[])[] => [
  [
    drawing(40, waves.map(path => `<path ${guide} d="${path}"/>`).join('')),
    drawing(
      19,
      row(8, at => frame(1 + at * 21.7, 1, 20, 17)),
    ),
    drawing(
      31,
      row(
        5,
        at => `<ellipse ${guide} cx="${18 + at * 34.5}" cy="15.5" rx="${15 - at}" ry="${14.5 - at * 2.6}"/>`,
      ),
    ),
    drawing(44, lemon(12, 20, guide) + row(3, at => frame(74 + at * 34, 1, 31, 42))),
  ],
  [
    drawing(
      23,
      row(5, at => frame(1 + at * 34.6, 1, 33, 21)),
    ),
    drawing(
      62,
      `${frame(0.5, 0.5, 173, 61)}<path ${guide} d="M20 10l24 10m-5-5l5 5-7 1"/>${lemon(62, 34, 'class="frame"', 1.15)}<path ${guide} d="M82 50c24 4 46 4 62-2"/>`,
    ),
    drawing(
      46,
      row(3, at => frame(1 + at * 58.5, 1, 55, 44)),
    ),
  ],
  [
    drawing(68, `${circle}${row(6, at => frame(84 + (at % 3) * 30, 6 + Math.floor(at / 3) * 30, 27, 27))}`),
    drawing(42, lemon(14, 18, guide) + frame(80, 1, 93, 40)),
    drawing(
      36,
      `<rect class="dark" x="1" y="1" width="84" height="34"/><rect class="pale" x="89" y="1" width="84" height="34"/><circle class="hole" cx="43" cy="18" r="11"/><circle class="hole" cx="131" cy="18" r="11"/>`,
    ),
  ],
  [
    drawing(
      42,
      row(3, at => frame(1 + at * 58.5, 1, 52, 40)),
    ),
    `<ul>${questions[locale].map(question => `<li>${question}</li>`).join('')}</ul>`,
    drawing(
      26,
      row(2, at => `<path class="frame" d="M1 ${11 + at * 13}H173"/>`),
    ),
  ],
]
