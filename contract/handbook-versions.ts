import { type LanguageTag, type Locale, languageTagOf, mapLocales } from './locale.ts'

/** The locales of a version, with their language tags. */
const languages = mapLocales(languageTagOf)

export interface HandbookVersion {
  readonly slug: string
  readonly title: string
  readonly group_version: string
  /** Page titles are part of the document title; true for every version. */
  readonly dynamic_meta: boolean
  readonly languages: Readonly<Record<Locale, LanguageTag>>
}

const version = (slug: string, group_version: string, title = slug): HandbookVersion => ({
  slug,
  title,
  group_version,
  dynamic_meta: true,
  languages,
})

/** The handbooks and their versions, newest first. */
export const handbooks = {
  procreate: [
    version('5.3', '5.3'),
    version('5.2', '5.2'),
    version('5.1', '5.1', '5X'),
    version('5.0', '5.0'),
  ],
  pocket: [version('4.0', 'pocket-4.0')],
  dreams: [version('1.1', 'dreams-1.1'), version('1.0', 'dreams-1.0')],
} as const satisfies Readonly<Record<string, readonly [HandbookVersion, ...HandbookVersion[]]>>

/** The versions of all handbooks. */
export const groupVersions: readonly string[] = Object.values(handbooks).flatMap(all =>
  all.map(each => each.group_version),
)

export type HandbookProduct = keyof typeof handbooks
export const handbookProducts = Object.keys(handbooks) as HandbookProduct[]
