import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultLocale, everyLocale, isCjk, type Locale, mapLocales } from '../../contract/locale.ts'
import { headingGlyphs } from '../../ui/styles/fonts/glyphs.ts'
import { pickAsian } from '../../ui/styles/fonts/make/characters.ts'
import { findHeadings } from '../../ui/styles/fonts/make/headings.ts'
import { files, listFiles, read, root } from './files.ts'

/** Sentences by their place in the copy (`hero.heading`, `beginners.parts.2`), in each language. */
export interface Copies {
  readonly where: string
  readonly sentences: Readonly<Record<Locale, ReadonlyMap<string, string>>>
  readonly raw: Readonly<Record<Locale, unknown>>
}

export const copyFolders: readonly string[] = [
  ...new Set(listFiles(/\/copy\/[\w-]+\.ts$/).map(file => path.posix.dirname(file))),
]

export const foldersWithoutLanguages = (): string[] =>
  copyFolders.flatMap(folder =>
    everyLocale.map(locale => `${folder}/${locale}.ts`).filter(file => !files.includes(file)),
  )

/** Every copy of the site: a folder's files, one for each language, and anything beside them that holds all languages at once. */
export async function loadCopies(): Promise<Copies[]> {
  const all: Copies[] = []
  for (const folder of copyFolders) {
    const names = listFiles(new RegExp(`^${folder}/[\\w-]+\\.ts$`))
    const modules = await Promise.all(names.map(async name => [name, await load(name)] as const))
    const byName = new Map(modules)
    all.push(
      copiesOf(
        folder,
        mapLocales(locale => byName.get(`${folder}/${locale}.ts`)?.default),
      ),
    )
    for (const [name, exports] of modules) {
      for (const value of Object.values(exports)) {
        if (isInEachLanguage(value)) all.push(copiesOf(name, value))
      }
    }
  }
  // Copy of a few sentences is one file for all languages.
  for (const name of listFiles(/-copy\.ts$/)) {
    for (const value of Object.values(await load(name))) {
      if (isInEachLanguage(value)) all.push(copiesOf(name, value))
    }
  }
  return all
}

const load = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)

const isInEachLanguage = (value: unknown): value is Record<Locale, unknown> =>
  typeof value === 'object' && value !== null && everyLocale.every(locale => locale in value)

function copiesOf(where: string, raw: Record<Locale, unknown>): Copies {
  return { where, raw, sentences: mapLocales(locale => new Map(flatten(raw[locale]))) }
}

function flatten(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => flatten(item, place === '' ? key : `${place}.${key}`))
}

/** `one` of a plural: Chinese and Japanese have a single form. */
const isSingular = (place: string, sentences: ReadonlyMap<string, string>) =>
  place.endsWith('.one') && sentences.has(place.replace(/one$/, 'other'))

export const missingSentences = ({ where, sentences }: Copies): string[] =>
  translationsOf(sentences).flatMap(([language, own, en]) => [
    ...[...en.keys()]
      .filter(place => !own.has(place) && !isSingular(place, en))
      .map(place => `${where}: ${place} is missing in ${language}`),
    ...[...own.keys()]
      .filter(place => !en.has(place))
      .map(place => `${where}: ${place} is in ${language} only`),
    ...[...own]
      .filter(([place, sentence]) => sentence.trim() === '' && en.get(place)?.trim())
      .map(([place]) => `${where}: ${place} is empty in ${language}`),
  ])

const slots = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort().join()

/** `{names}` that one language fills in and another forgets. */
export const forgottenSlots = ({ where, sentences }: Copies): string[] =>
  translationsOf(sentences).flatMap(([language, own, en]) =>
    [...own]
      .filter(([place, sentence]) => slots(sentence) !== slots(en.get(place) ?? ''))
      .map(([place]) => `${where}: ${place} in ${language}`),
  )

const latinRun = /[A-Za-z][\w'’-]*(?:[ ,]+[A-Za-z][\w'’-]*){3,}/

/** More than three Latin words in a row, or the English sentence as it stands. Names are shorter than that. */
export const untranslated = ({ where, sentences }: Copies): string[] =>
  translationsOf(sentences).flatMap(([language, own, en]) =>
    [...own]
      .filter(([place, sentence]) => {
        const words = sentence.replaceAll(/\{\w+\}/g, '·')
        const isSame = sentence === en.get(place) && /[A-Za-z]{2,} [A-Za-z]{2,}/.test(words)
        return isSame || latinRun.test(words)
      })
      .map(([place, sentence]) => `${where}: ${place} in ${language}: ${sentence}`),
  )

export const findSentences = (pattern: RegExp, ...among: Locale[]) => {
  return ({ where, sentences }: Copies): string[] =>
    among.flatMap(language =>
      [...sentences[language]]
        .filter(([, sentence]) => pattern.test(sentence))
        .map(([place, sentence]) => `${where}: ${place} in ${language}: ${sentence}`),
    )
}

/** Fields asked for by a sentence that have no noun, in `errorLabels`, for the list of errors. */
export const questionsWithoutLabels = (language: Locale) => {
  return ({ where, sentences }: Copies): string[] =>
    [...sentences[language]].flatMap(([place, sentence]) => {
      const [, before, field] = /^((?:.+\.)?)fields\.(\w+)$/.exec(place) ?? []
      if (field === undefined || !/[?？：]$/.test(sentence)) return []
      return sentences[language].has(`${before}errorLabels.${field}`)
        ? []
        : [`${where}: ${place}: ${sentence}`]
    })
}

/** Lines of the long texts of a language that have what a pattern looks for, by file. */
export const findInTexts = (language: Locale, pattern: RegExp): string[] =>
  listFiles(new RegExp(`^content/.*/${language}\\.md$`)).flatMap(file =>
    read(file)
      .split('\n')
      .filter(line => pattern.test(line))
      .map(line => `${file}: ${pattern.exec(line)?.[0]} in ${line.slice(0, 60)}`),
  )

/** Characters of display headings that our own cut of the face does not have: they would fall out of the line. */
export const missingGlyphs = ({ where, raw }: Copies): string[] =>
  // Mails are set in the fonts of the reader's mail program.
  (where.startsWith('services/') ? [] : everyLocale.filter(isCjk)).flatMap(language => {
    const { frame, first, pages } = headingGlyphs[language]
    const folder = where.replace(/^site\//, '').replace(/\/copy(\/.*)?$/, '')
    const glyphs = [frame, first[folder], pages[folder]].join('')
    return findHeadings(raw[language]).flatMap(heading => {
      const missing = [...pickAsian(heading)].filter(glyph => !glyphs.includes(glyph))
      return missing.length > 0 ? [`${where}: ${missing.join('')} of ${heading} (${language})`] : []
    })
  })

/** Pages that do not bring the characters of their headings: they would stand there in the system's face. */
export const pagesWithoutFaces = (): string[] => {
  const folders = listFiles(/^site\/pages\/.*\/heading-faces\.css$/).map(file => path.posix.dirname(file))
  return listFiles(/^site\/pages\/.*\/page\.tsx$/).filter(page => {
    const owner = folders
      .filter(folder => page.startsWith(`${folder}/`))
      .toSorted()
      .at(-1)
    if (!owner) return false
    const way = path.posix.relative(path.posix.dirname(page), `${owner}/heading-faces.css`)
    return !read(page).includes(`import '${way.startsWith('.') ? way : `./${way}`}'`)
  })
}

/** Each language but English, its sentences, and the English ones. */
const translationsOf = (sentences: Copies['sentences']) =>
  everyLocale
    .filter(locale => locale !== defaultLocale)
    .map(locale => [locale, sentences[locale], sentences[defaultLocale]] as const)
