import { type LanguageTag, type Locale, languageTagOf, mapLocales } from './locale.ts'

/** The languages a version may be read in, and what its text is asked for by. */
const languages = mapLocales(languageTagOf)

export interface HandbookVersion {
  readonly slug: string
  readonly title: string
  readonly group_version: string
  /** Its pages' titles are part of the title of the document; every version's are. */
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

/** The handbooks and their versions. The latest is the first. */
export const handbooks = {
  procreate: [
    version('5.3', '5.3'),
    version('5.2', '5.2'),
    version('5.1', '5.1', '5X'),
    version('5.0', '5.0'),
  ],
  pocket: [version('4.0', 'pocket-4.0')],
} as const satisfies Readonly<Record<string, readonly [HandbookVersion, ...HandbookVersion[]]>>

/** Of all handbooks. */
export const groupVersions: readonly string[] = Object.values(handbooks).flatMap(all =>
  all.map(each => each.group_version),
)

export type HandbookProduct = keyof typeof handbooks
export const handbookProducts = Object.keys(handbooks) as HandbookProduct[]
