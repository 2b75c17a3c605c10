import type { CjkLocale } from '../../../../contract/locale.ts'
import { describeRuns, listRuns, sharedPunctuation } from './characters.ts'
import { describeFallback } from './fallback.ts'
import type { Metrics } from './latin.ts'

/** A web font: its path and its characters. */
export interface FontFile {
  readonly file: string
  readonly characters: string
}

export interface Faces {
  readonly fraunces: { readonly common: FontFile; readonly rare: FontFile; readonly metrics: Metrics }
  readonly frauncesLetters: { readonly common: FontFile; readonly rare: FontFile }
  readonly figtree: { readonly common: FontFile; readonly rare: FontFile; readonly metrics: Metrics }
  readonly headings: Readonly<Record<CjkLocale, FontFile>>
}

/** Heading fonts by folder of pages. */
type FontsByFolder = ReadonlyMap<string, FontFile>

/** The fonts of the first screens, and what the headings below need besides those and the frame's characters. */
export type PageHeadings = Readonly<
  Record<CjkLocale, { readonly first: FontsByFolder; readonly pages: FontsByFolder }>
>

const families = { cn: 'Heading CN', jp: 'Heading JP' } as const satisfies Readonly<Record<CjkLocale, string>>

const runs = (text: string) => describeRuns(listRuns(text))

const face = (family: string, weights: string, { file, characters }: FontFile) => `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  font-display: swap;
  src: url('${file}') format('woff2');
  unicode-range: ${runs(characters)};
}
`

/** The style sheet of the font faces of every page. */
export function describeFaces({ fraunces, frauncesLetters, figtree, headings }: Faces): string {
  const letters = ({ file, characters }: FontFile): FontFile => ({
    file,
    characters: [...characters].filter(character => !sharedPunctuation.includes(character)).join(''),
  })
  return [
    '/* Written by `npm run fonts`. */\n',
    face('Fraunces Rare', '400 600', fraunces.rare),
    face('Fraunces', '400 600', fraunces.common),
    face('Figtree Rare', '400 700', figtree.rare),
    face('Figtree', '400 700', figtree.common),
    '/* Fraunces for Chinese and Japanese headings: in their weight, without the optical size. */',
    face('Fraunces Letters Rare', '400 600', frauncesLetters.rare),
    face('Fraunces Letters', '400 600', frauncesLetters.common),
    '/* Figtree for Chinese and Japanese text: quotes, dashes and dots stay with the full-width face behind it. */',
    face('Figtree Letters', '400 700', letters(figtree.common)),
    '/* Of the frame; a page brings what its own headings have besides, in its `heading-faces.css`. */',
    face(families.cn, '400 700', headings.cn),
    face(families.jp, '400 700', headings.jp),
  ].join('\n')
}

/** The style sheet of the local fonts that are shown until those are there. */
export const describeFallbacks = ({ fraunces, figtree }: Faces): string =>
  [
    '/* Written by `npm run fonts`. */\n',
    describeFallback('fraunces', fraunces.metrics),
    describeFallback('figtree', figtree.metrics),
  ].join('\n')

/** The style sheet of one folder's font faces. */
export const describePageFaces = (folder: string, { cn, jp }: PageHeadings): string =>
  [
    '/* Written by `npm run fonts`: the headings of these pages’ first screens, and what those below need besides. */\n',
    ...(
      [
        [`${families.cn} First`, cn.first],
        [families.cn, cn.pages],
        [`${families.jp} First`, jp.first],
        [families.jp, jp.pages],
      ] as const
    ).flatMap(([family, fonts]) => {
      const font = fonts.get(folder)
      return font ? [face(family, '400 700', font)] : []
    }),
  ].join('\n')

const files = (fonts: FontsByFolder) =>
  Object.fromEntries([...fonts].map(([folder, { file }]) => [folder, file]))
const glyphs = (fonts: FontsByFolder) =>
  Object.fromEntries([...fonts].map(([folder, { characters }]) => [folder, characters]))

/** The font paths of every page, and of first screens by folder of pages, as JSON for `<link rel="preload">`. */
export const describeFiles = (
  { fraunces, frauncesLetters, figtree }: Faces,
  { cn, jp }: PageHeadings,
): string =>
  JSON.stringify({
    common: {
      fraunces: fraunces.common.file,
      frauncesLetters: frauncesLetters.common.file,
      figtree: figtree.common.file,
    },
    first: { cn: files(cn.first), jp: files(jp.first) },
  })

/** The characters of the heading fonts, of the frame and by folder of pages, as JSON for the house test. */
export const describeGlyphs = ({ headings }: Faces, { cn, jp }: PageHeadings): string =>
  JSON.stringify({
    cn: { frame: headings.cn.characters, first: glyphs(cn.first), pages: glyphs(cn.pages) },
    jp: { frame: headings.jp.characters, first: glyphs(jp.first), pages: glyphs(jp.pages) },
  })
