import { existsSync } from 'node:fs'
import { listFiles, read } from './files.ts'

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')

/** The layer that each sheet's rules belong in. Faces and the order itself are no rules. */
const layers: readonly (readonly [RegExp, string])[] = [
  [/^ui\/(?!styles\/).*\.css$/, 'ui'],
  [/^site\/frame\/base\.css$/, 'base'],
  [/^site\/(?:frame|features)\/.*\.css$/, 'frame'],
  [/^site\/pages\/.*\.css$/, 'page'],
  [/^ui\/styles\/tokens\/.*\.css$/, 'tokens'],
  [/^ui\/styles\/reset\.css$/, 'reset'],
  [/^ui\/styles\/(base|grid)\.css$/, 'base'],
  [/^ui\/styles\/utilities\.css$/, 'utilities'],
  [/^office\/frame\/theme\.css$/, 'tokens'],
  [/^office\/frame\/base\.css$/, 'base'],
  [/^office\/features\/.*\.css$/, 'ui'],
  [/^office\/(?:frame|keys|palette)\/.*\.css$/, 'frame'],
  [/^office\/pages\/.*\.css$/, 'page'],
]
const withoutLayer = /^ui\/styles\/(layers|fonts\/(?:faces|fallbacks))\.css$|\/heading-faces\.css$/

const sheets = listFiles(/^(?:office|site|ui)\/.*\.css$/).map(file => ({
  file,
  css: withoutComments(read(file)).trim(),
}))

export const rulesOutsideLayers = (): string[] =>
  sheets
    .filter(({ file }) => !withoutLayer.test(file))
    .flatMap(({ file, css }) => {
      const found = layers.find(([pattern]) => pattern.test(file))
      if (!found) return [`${file}: belongs to no layer`]
      return isWrapped(css, found[1]) ? [] : [`${file}: is not wrapped in @layer ${found[1]}`]
    })

/** One block from the first character to the last. */
function isWrapped(css: string, layer: string): boolean {
  const opening = new RegExp(`^@layer ${layer}\\s*\\{`).exec(css)?.[0]
  if (!opening) return false
  let depth = 1
  for (let at = opening.length; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at === css.length - 1
  }
  return false
}

export const sheetsWith = (pattern: RegExp): string[] =>
  sheets.filter(({ css }) => pattern.test(css)).map(({ file }) => file)

const breakpoints = [360, 420, 600, 823, 1080, 1240, 1764]
const edges = breakpoints.flatMap(width => [width, width - 0.02, width + 1].map(edge => edge.toFixed(2)))

/** Widths in media queries, of style sheets and of what components tell pictures, that are not specified ones. */
export const strangeBreakpoints = (): string[] => {
  const inSheets = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media([^{]*)\{/g)].map(([, query = '']) => ({ file, query })),
  )
  const inCode = listFiles(/^(?:office|site|ui)\/.*\.tsx?$/).flatMap(file =>
    [...read(file).matchAll(/\((?:min|max)-width:[^)]*\)/g)].map(([query]) => ({ file, query })),
  )
  return [...inSheets, ...inCode]
    .filter(({ query }) => /\bwidth\b/.test(query))
    .flatMap(({ file, query }) =>
      [...query.matchAll(/([\d.]+)([a-z]+)/g)]
        .filter(([, width, unit]) => unit !== 'px' || !edges.includes(Number(width).toFixed(2)))
        .map(([length]) => `${file}: ${length}`),
    )
}

/** Widths at which a `max-width` and a `min-width` of one sheet both hold: neither rule was written for that. */
export const doubleEdges = (): string[] =>
  sheets.flatMap(({ file, css }) => {
    const widths = (side: string) =>
      [...css.matchAll(new RegExp(`\\(${side}-width:\\s*([\\d.]+px)\\)`, 'g'))].map(([, width]) => width)
    const lower = new Set(widths('min'))
    return [...new Set(widths('max'))].filter(width => lower.has(width)).map(width => `${file}: ${width}`)
  })

const declaration = /([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g
const notation = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|color)\(/i
const names =
  'white|black|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|green|lime|teal|aqua|cyan|blue|navy|purple|magenta|fuchsia|pink|brown|tan|beige|ivory|coral|salmon|crimson|indigo|violet'
const named = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'i')
const solid = /\boklch\([^()/]*\)/i

/**
 * Colours that stand in a rule instead of a token. Allowed outside the tokens: an `oklch` with alpha (a shade over
 * whatever is below), an `oklch` as the value of a custom property (a section on another ground says what its ground
 * and its soft text are), and anything in a mask, where only the alpha counts.
 */
export const strangeColours = (): string[] =>
  sheets
    .filter(({ file }) => !file.startsWith('ui/styles/tokens/'))
    .flatMap(({ file, css }) =>
      [...css.matchAll(declaration)]
        .filter(([, property = '', value = '']) => {
          if (/^mask/.test(property)) return false
          const isOwnToken = property.startsWith('--')
          return notation.test(value) || named.test(value) || (solid.test(value) && !isOwnToken)
        })
        .map(([whole]) => `${file}: ${whole.replaceAll(/\s+/g, ' ')}`),
    )

/** Colours in code: where no custom property is understood. Each with its reason. */
const colourless: Readonly<Record<string, string>> = {
  'site/paint/gamut.ts': 'writes the colour that a visitor chose',
  'site/frame/frame-head.tsx': 'the theme colour is read by the browser, not by CSS',
  'site/pages/endpoints/manifest.ts': 'the format knows no custom properties',
  'ui/mark.tsx': 'a drawing, as art/marks made it',
}

export const coloursInCode = (): string[] =>
  listFiles(/^(?:office|site|ui)\/.*\.tsx?$/)
    .filter(file => !(file in colourless) && !file.endsWith('.test.ts'))
    .filter(file => /['"]#[0-9a-f]{3,8}['"]|\boklch\(/i.test(read(file)))

/**
 * Siblings of any element, in sheets that the office has. Chromium then computes the style of all children of an element anew
 * when one is inserted: of hundreds of segments with each Enter.
 */
export const siblingsOfElements = (): string[] =>
  sheets
    .filter(({ file }) => !file.startsWith('site/'))
    .flatMap(({ file, css }) =>
      [...css.matchAll(/[^{};]+(?=\{)/g)]
        .map(([selector]) => selector.trim())
        .filter(selector => !selector.startsWith('@') && /(?:^|[\s,(])(?:\*|[a-z]\w*)\s*[+~]/.test(selector))
        .map(selector => `${file}: ${selector}`),
    )

/** Selectors of a language alone: they match each descendant too, which would inherit what they set. */
export const languagesOfEveryElement = (): string[] =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/(?<=^|[{};,])\s*:lang\([^)]*\)\s*(?=[,{])/g)].map(
      ([selector]) => `${file}: ${selector.trim()}`,
    ),
  )

/** Families with several files: Chromium asks the system for a stand-in of those that are not fetched, for each size of text. */
export const familiesOfSeveralFiles = (): string[] => {
  const families: readonly string[] =
    read('ui/styles/fonts/faces.css').match(/(?<=font-family: )[^;]+/g) ?? []
  return families.filter((family, at) => families.indexOf(family) !== at)
}

export const inlineStyles = (): string[] =>
  listFiles(/^(?:office|site|ui)\/.*\.tsx$/).filter(file => /\sstyle=/.test(read(file)))

/** Files of `public/` that a sheet names and that are not there (any more): the build does not look. */
export const missingFiles = (): string[] =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/url\(['"]?(\/[^'")]+)/g)].flatMap(([, address = '']) =>
      existsSync(`public${address}`) ? [] : [`${file}: ${address}`],
    ),
  )
