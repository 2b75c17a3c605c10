import { describeRuns, listRuns, sharedPunctuation } from './characters.ts'
import { describeFallback } from './fallback.ts'
import type { LatinFont } from './latin.ts'

export type FontFiles = Readonly<
  Record<'fraunces' | 'figtree' | 'headingCn' | 'headingCnMore' | 'headingJp' | 'headingJpMore', string>
>

/** The characters in each file of the heading faces. */
export type HeadingGlyphs = Readonly<
  Record<'headingCn' | 'headingCnMore' | 'headingJp' | 'headingJpMore', string>
>

const face = (family: string, weights: string, url: string, range: string) => `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  font-display: swap;
  src: url('${url}') format('woff2');
  unicode-range: ${range};
}
`

/** The style sheet of all faces; `files` are the addresses from which they are served. */
export function describeFaces(
  files: FontFiles,
  { fraunces, figtree, glyphs }: { fraunces: LatinFont; figtree: LatinFont; glyphs: HeadingGlyphs },
): string {
  const letters = [...figtree.characters].filter(character => !sharedPunctuation.includes(character)).join('')
  const runs = (text: string) => describeRuns(listRuns(text))
  return [
    '/* Written by `npm run fonts`. */\n',
    face('Fraunces', '400 600', files.fraunces, runs(fraunces.characters)),
    face('Figtree', '400 700', files.figtree, runs(figtree.characters)),
    '/* Figtree for Chinese and Japanese text: quotes, dashes and dots stay with the full-width face behind it. */',
    face('Figtree Letters', '400 700', files.figtree, runs(letters)),
    '/* The home page needs the first file of a heading face alone; a character in neither has a face behind it. */',
    face('Heading CN', '400 700', files.headingCn, runs(glyphs.headingCn)),
    face('Heading CN', '400 700', files.headingCnMore, runs(glyphs.headingCnMore)),
    face('Heading JP', '400 700', files.headingJp, runs(glyphs.headingJp)),
    face('Heading JP', '400 700', files.headingJpMore, runs(glyphs.headingJpMore)),
    describeFallback('Fraunces', 'fraunces', fraunces.metrics),
    describeFallback('Figtree', 'figtree', figtree.metrics),
  ].join('\n')
}

/** The module that tells the code which font files there are and which characters the heading faces hold. */
export function describeFiles(files: FontFiles, glyphs: HeadingGlyphs): string {
  return `// Written by \`npm run fonts\`.

/** Addresses of the web fonts. The hash in a name is of the bytes, so they can be kept for ever. */
export const fontFiles = {
  fraunces: '${files.fraunces}',
  figtree: '${files.figtree}',
  headingCn: '${files.headingCn}',
  headingCnMore: '${files.headingCnMore}',
  headingJp: '${files.headingJp}',
  headingJpMore: '${files.headingJpMore}',
}

/** The characters in each heading face. */
export const headingGlyphs = {
  cn: '${glyphs.headingCn}${glyphs.headingCnMore}',
  jp: '${glyphs.headingJp}${glyphs.headingJpMore}',
}
`
}
