import { defaultLanguageTag, type LanguageTag, type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { TextFaultView } from '../../../contract/office/text-faults.ts'
import { parseWrittenText } from '../../admin/content/documents/parse-written-text.ts'
import { handbookAddressOf } from '../../admin/content/import/handbook-pages.ts'
import type { FoundPage } from './find-pages.ts'
import { keyOfPlace } from './find-places.ts'
import type { Target } from './read-target.ts'
import { sectionsIn } from './references.ts'

/** The ids of the titles of a text. */
export interface Sections {
  readonly has: (id: string) => boolean
}

type Texts = ReadonlyMap<LanguageTag, string | null>

interface LinkingText {
  readonly kind: EntryKind
  readonly path: string
  readonly locale: Locale
  readonly sections: Sections
  readonly groups: readonly string[]
}

interface AskedLink {
  readonly text: LinkingText
  readonly target: Target
  readonly pages: ReadonlyMap<string, FoundPage>
  readonly places: ReadonlyMap<string, Texts>
  readonly sectionsOf: (body: string) => Sections
}

/** A fault of a link, without its place; `path` is that of a page that is gone. */
type LinkFault = Pick<TextFaultView, 'kind' | 'advice'> & { readonly path?: string }

/** What is wrong with where a link of a text leads; null: nothing. */
export function faultOfLink({ text, target, pages, places, sectionsOf }: AskedLink): LinkFault | null {
  if (target.kind === 'own') return noSection(text.sections, target.section, 'This text')
  if (target.kind === 'place') return faultOfPlace(text, target, { places, sectionsOf })
  const { path, section } = target
  if (path === `/${text.path}`) return section === null ? null : noSection(text.sections, section, path)
  const page = pages.get(path)
  if (!page || page.texts?.size === 0) return gone(path)
  if (page.closedOn)
    return { kind: 'page', advice: `The position closed on ${page.closedOn}: its page says so, and no more.` }
  return page.texts === null
    ? null
    : faultOfTexts(text.locale, page.texts, { name: path, section, sectionsOf })
}

const gone = (path: string): LinkFault => ({ kind: 'page', advice: 'There is no such page.', path })

function noSection(sections: Sections, section: string, what: string): LinkFault | null {
  return sections.has(section) ? null : { kind: 'section', advice: `${what} has no section #${section}.` }
}

/** In each version of the page that links, because its readers stay in theirs. */
function faultOfPlace(
  { path, locale, groups, sections }: LinkingText,
  target: Extract<Target, { kind: 'place' }>,
  { places, sectionsOf }: Pick<AskedLink, 'places' | 'sectionsOf'>,
): LinkFault | null {
  const name = `handbook:${target.path}`
  if (target.path === handbookAddressOf(path).path)
    return target.section === null ? null : noSection(sections, target.section, name)
  for (const group of groups) {
    const texts = places.get(keyOfPlace(group, target.path))
    const where = `${name} in ${group}`
    if (!texts) return { kind: 'page', advice: `${name} does not stand in ${group}.` }
    const fault = faultOfTexts(locale, texts, { name: where, section: target.section, sectionsOf })
    if (fault !== null) return fault
  }
  return null
}

/** Readers are shown their own language, or else English with a notice. */
function faultOfTexts(
  locale: Locale,
  texts: Texts,
  { name, section, sectionsOf }: Pick<AskedLink, 'sectionsOf'> & { name: string; section: string | null },
): LinkFault | null {
  const own = languageTagOf(locale)
  const shown = texts.has(own) ? own : defaultLanguageTag
  const body = texts.get(shown)
  if (body === undefined)
    return { kind: 'page', advice: `${name} is published neither in this language nor in English.` }
  if (section !== null && body !== null) {
    const fault = noSection(sectionsOf(body), section, name)
    if (fault !== null) return fault
  }
  return shown === own
    ? null
    : { kind: 'english', advice: `${name} is published in English alone: readers get it with a notice.` }
}

/** Finds the ids of the titles of bodies; each is read once, and parsed only for a title without a name of its own. */
export function createSectionFinder(): (body: string) => Sections {
  const named = new Map<string, ReadonlySet<string>>()
  const parsed = new Map<string, ReadonlySet<string>>()
  return body => ({
    has(id) {
      const own =
        named.get(body) ?? new Set([...body.matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, name = '']) => name))
      named.set(body, own)
      if (own.has(id) || !/^section-\d+$/.test(id)) return own.has(id)
      const all = parsed.get(body) ?? sectionsIn(parseWrittenText(body, () => {}))
      parsed.set(body, all)
      return all.has(id)
    },
  })
}
