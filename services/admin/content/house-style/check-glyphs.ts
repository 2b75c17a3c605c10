import { readFileSync } from 'node:fs'
import type { Locale } from '../../../../contract/locale.ts'
import type { Slip } from './finding.ts'
import { readCoverage } from './read-coverage.ts'

const facesOf = (...names: string[]) =>
  names.map(name => readCoverage(readFileSync(new URL(`../sharing-pictures/${name}`, import.meta.url))))

let faces: Readonly<Record<Locale, readonly ((character: number) => boolean)[]>> | null = null

/** The heading faces that the service has: those in which the picture of a shared link says a title. */
function loadFaces() {
  const latin = facesOf('display-latin.ttf')
  const rare = facesOf(...[1, 2, 3, 4, 5].map(part => `display-rare-${part}.otf`))
  const [cn, jp] = [facesOf('display-cn.otf'), facesOf('display-jp.otf')]
  const all = [...latin, ...cn, ...rare]
  return { en: latin, cn: all, jp: [...jp, ...all] }
}

/** Characters of a title that the heading faces of its language lack. */
export function checkGlyphs(title: string, locale: Locale): Slip[] {
  faces ??= loadFaces()
  const own = faces[locale]
  const missing = [...new Set(title)].filter(
    character => !/[\s\p{Cf}\p{M}]/u.test(character) && !own.some(has => has(character.codePointAt(0) ?? 0)),
  )
  if (missing.length === 0) return []
  const [these, are] = missing.length === 1 ? ['this character', 'appears'] : ['these characters', 'appear']
  const advice = `Our heading face lacks ${these}: in the title and the picture of shared links ${missing.length === 1 ? 'it' : 'they'} ${are} in another face, or as a box.`
  return [{ rule: 'glyph', words: missing.join(' '), advice }]
}
