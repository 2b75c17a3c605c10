import type { Locale } from '../../../contract/locale.ts'
import { type App, apps, type Medium, mediums } from '../../../contract/requests/made-with/mediums.ts'
import type { ShownWork } from '../../../contract/works.ts'
import { interpolate } from '../../../ui/language/format.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import { collectionPicture, mediaPicture } from '../../features/media/picture.ts'
import type { PagePath } from '../../language/link.ts'
import type { MadeWithCopy } from './copy/en.ts'
import { profiles, type SampleWords, sampleWorks } from './works/sample-works.ts'

/** A work on the wall. */
export interface Work {
  readonly slug: string
  readonly title: string
  readonly words: string
  /** The name that is shown. */
  readonly maker: string
  readonly app: App
  readonly medium: Medium
  readonly picture: PictureData
  /** What a sample work says of itself; null for a work that was sent in. */
  readonly sample: 'artist' | 'studio' | null
  /** Where its maker is read about. */
  readonly profile: PagePath | null
  /** The BCP 47 tag of title and words, where it may be another. */
  readonly lang?: string | undefined
  /** A page of its maker; empty for none. */
  readonly own?: string | undefined
}

interface WorksIn {
  readonly locale: Locale
  readonly copy: MadeWithCopy
  readonly words: SampleWords
}

/** The sample works, in the order of the wall. */
export const listSampleWorks = ({ locale, copy, words }: WorksIn): Work[] =>
  sampleWorks.map(({ slug, picture, maker, app, medium }) => ({
    ...{ slug, app, medium, ...words[slug] },
    maker: maker === 'studio' ? copy.maker.studio : interpolate(copy.maker.sample, { name: maker }),
    picture: collectionPicture(picture, locale),
    sample: maker === 'studio' ? 'studio' : 'artist',
    profile: profiles[maker] ?? null,
  }))

/** The works of readers that have been accepted. */
export const presentShownWorks = (works: readonly ShownWork[]): Work[] =>
  works.map(({ picture, lang, link: own, ...work }) => ({
    ...work,
    picture: mediaPicture(picture),
    sample: null,
    profile: null,
    lang,
    own,
  }))

export interface WorkFilter {
  readonly app: App | null
  readonly medium: Medium | null
}

/** The filter of an address; what is unknown filters nothing. */
export const readFilter = (query: URLSearchParams): WorkFilter => ({
  app: apps.find(each => each === query.get('app')) ?? null,
  medium: mediums.find(each => each === query.get('medium')) ?? null,
})

export const matches = ({ app, medium }: WorkFilter, work: Pick<Work, 'app' | 'medium'>): boolean =>
  (app === null || work.app === app) && (medium === null || work.medium === medium)

/** The address of the wall with a filter, after the locale. */
export function addressOf({ app, medium }: WorkFilter): PagePath {
  const query = new URLSearchParams({ ...(app && { app }), ...(medium && { medium }) }).toString()
  return query === '' ? '/made-with' : `/made-with?${query}`
}
