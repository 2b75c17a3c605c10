import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { type CjkLocale, isCjk, type Locale } from '../../contract/locale.ts'
import { place } from '../files.ts'
import { takeFont } from '../sharing/collection.ts'
import { questions, worksheetCopy } from './worksheet-copy.ts'

const latin = 'node_modules/@fontsource-variable'
const noto = '/usr/share/fonts/opentype/noto'

/** Numbers in Noto's collections. */
const numbers: Readonly<Record<CjkLocale, number>> = { jp: 0, cn: 2 }

/** The faces of a worksheet with the characters that it uses: whole ones would weigh more than the sheet. */
export async function cutFaces(locale: Locale, part: 1 | 2 | 3 | 4): Promise<string> {
  const { series, part: number, foot, parts } = worksheetCopy[locale]
  const title = parts[part - 1]?.title ?? ''
  const asked = part === 4 ? questions[locale] : []
  const used = `${JSON.stringify([series, number, foot, parts[part - 1], asked])} ·0123456789`
  const faces = [
    face('Fraunces', 400, await cutLatin('fraunces/files/fraunces-latin-full-normal.woff2', title, 400)),
    face('Figtree', 400, await cutLatin('figtree/files/figtree-latin-wght-normal.woff2', used, 400)),
    face('Figtree', 600, await cutLatin('figtree/files/figtree-latin-wght-normal.woff2', used, 600)),
  ]
  if (isCjk(locale)) {
    faces.push(
      face('Display Asian', anyWeight, await cutNoto('NotoSerifCJK-Bold.ttc', numbers[locale], title)),
    )
    faces.push(face('Text Asian', anyWeight, await cutNoto('NotoSansCJK-Regular.ttc', numbers[locale], used)))
  }
  return faces.join('')
}

/** Made bold by the browser, glyphs are drawn anew on each sheet, at ten times the bytes. */
const anyWeight = '100 900'

const face = (family: string, weight: number | string, bytes: Uint8Array) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${Buffer.from(bytes).toString('base64')})}`

async function cutLatin(file: string, used: string, wght: number): Promise<Uint8Array> {
  const axes = file.startsWith('fraunces') ? { wght, opsz: 144, SOFT: 65, WONK: 0 } : { wght }
  const bytes = await readFile(place(latin, file))
  return subsetFont(bytes, used, { targetFormat: 'truetype', variationAxes: axes })
}

async function cutNoto(file: string, number: number, used: string): Promise<Uint8Array> {
  const bytes = takeFont(await readFile(`${noto}/${file}`), number)
  const cut = await subsetFont(bytes, used, {
    targetFormat: 'truetype',
    layoutFeatures: ['kern', 'locl'],
    noLayoutClosure: true,
    noHinting: true,
  })
  return toTrueType(cut)
}

/** With the system's Python, to which Debian's python3-fonttools belongs. */
function toTrueType(cut: Buffer): Uint8Array {
  const run = spawnSync('/usr/bin/python3', ['-B', place('art/lessons/to-truetype.py')], { input: cut })
  if (run.status !== 0) throw new Error(`to-truetype.py: ${run.stderr?.toString().trim().split('\n').at(-1)}`)
  return run.stdout
}
