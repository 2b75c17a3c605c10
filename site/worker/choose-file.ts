import type { Screen } from '../kept/questions.ts'

const rootFontSize = 16

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Whether a window matches a media condition of widths, such as `(min-width: 823px) and (max-width: 1079.98px)`. */
function matches(condition: string, { width }: Screen): boolean {
  return [...condition.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].every(([, bound, px]) =>
    bound === 'min' ? width >= Number(px) : width <= Number(px),
  )
}

/** A length of `sizes` in CSS pixels; the width of the window where it is not a plain one. */
function lengthOf(length: string, { width }: Screen): number {
  const [, n, unit] = /^([\d.]+)(px|rem|vw)$/.exec(length.trim()) ?? []
  if (unit === undefined) return width
  return Number(n) * { px: 1, rem: rootFontSize, vw: width / 100 }[unit as 'px' | 'rem' | 'vw']
}

function slotOf(sizes: string, screen: Screen): number {
  for (const size of sizes.split(',')) {
    const [, condition = '', length = ''] = /^\s*((?:\(.*\)\s)?)(.*)$/.exec(size) ?? []
    if (matches(condition, screen)) return lengthOf(length, screen)
  }
  return screen.width
}

/** The file of a `srcset` that a window needs: the narrowest that is wide enough, or the widest. */
export function chooseFile(srcSet: string, sizes: string, screen: Screen): string | null {
  const files = srcSet
    .split(',')
    .map(each => each.trim().split(/\s+/))
    .map(([path = '', width = '']) => ({ path, width: Number.parseInt(width, 10) || 0 }))
    .toSorted((a, b) => a.width - b.width)
  const needed = slotOf(sizes, screen) * screen.density
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.path || null
}

/** The files of the pictures, and of the posters of films, that a page shows in its main part in a window. */
export function findShownPictures(html: string, screen: Screen): string[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return [...main.matchAll(/<picture.*?<\/picture>/gs)].flatMap(([picture]) => {
    const source = [...picture.matchAll(/<source[^>]*>/g)]
      .map(([tag]) => tag)
      .find(tag => matches(attributeOf(tag, 'media') ?? '', screen))
    const file = source
      ? chooseFile(attributeOf(source, 'srcset') ?? '', attributeOf(source, 'sizes') ?? '', screen)
      : attributeOf(picture, 'src')
    return file ? [file] : []
  })
}

/** What the files of a picture, which differ in width and format, have in common; null for another file. */
export const stemOf = (path: string): string | null =>
  /^(\/(?:pictures|media)\/.*?)\d{1,4}\.[0-9a-f]{8,10}\.\w+$/.exec(path)?.[1] ?? null
