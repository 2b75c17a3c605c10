import { asianRuns, describeRuns, listRuns, sharedPunctuation } from './characters.ts'
import { describeFallback } from './fallback.ts'
import type { LatinFont } from './latin.ts'

export type FontFiles = { fraunces: string; figtree: string; headingCn: string; headingJp: string }

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
  { fraunces, figtree }: { fraunces: LatinFont; figtree: LatinFont },
): string {
  const letters = [...figtree.characters].filter(character => !sharedPunctuation.includes(character)).join('')
  const latin = (text: string) => describeRuns(listRuns(text))
  return [
    '/* Written by `npm run fonts`. */\n',
    face('Fraunces', '400 600', files.fraunces, latin(fraunces.characters)),
    face('Figtree', '400 700', files.figtree, latin(figtree.characters)),
    '/* Figtree for Chinese and Japanese text: quotes, dashes and dots stay with the full-width face behind it. */',
    face('Figtree Letters', '400 700', files.figtree, latin(letters)),
    face('Heading CN', '400 700', files.headingCn, describeRuns(asianRuns)),
    face('Heading JP', '400 700', files.headingJp, describeRuns(asianRuns)),
    describeFallback('Fraunces', 'fraunces', fraunces.metrics),
    describeFallback('Figtree', 'figtree', figtree.metrics),
  ].join('\n')
}

/** The module that tells the code which font files there are and which characters the heading faces hold. */
export function describeFiles(files: FontFiles, glyphs: { cn: string; jp: string }): string {
  return `// Written by \`npm run fonts\`.

/** Addresses of the web fonts. The hash in a name is of the bytes, so they can be kept for ever. */
export const fontFiles = {
  fraunces: '${files.fraunces}',
  figtree: '${files.figtree}',
  headingCn: '${files.headingCn}',
  headingJp: '${files.headingJp}',
}

/** The characters in each heading face, in the order of their code points. */
export const headingGlyphs = {
  cn: '${glyphs.cn}',
  jp: '${glyphs.jp}',
}
`
}
