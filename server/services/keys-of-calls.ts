import type { adminCalls } from '../../contract/admin.ts'
import { contentKeys, handbookKey, productOfVersion } from '../../contract/content-keys.ts'
import { handbookProducts } from '../../contract/handbook-versions.ts'
import { imprint } from '../../services/admin/content/documents/operator-facts.ts'

type Calls = typeof adminCalls

type SharedCall = {
  [K in keyof Calls]: Calls[K] extends { readonly method: 'GET' }
    ? Calls[K] extends { readonly personal: true }
      ? never
      : K
    : never
}[keyof Calls]

/** What an answer is made of. */
interface AnswerKeys {
  readonly keys: readonly string[]
  /** What stands beside it on many pages: when it changes, they are rendered anew behind their next visitor. */
  readonly beside?: readonly string[]
}

interface CallInput {
  readonly params?: Readonly<Record<string, string | undefined>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
}

const {
  articles,
  positions,
  lessons,
  terms,
  prices,
  announcements,
  letters,
  works,
  incidents,
  versions,
  day,
} = contentKeys

const handbookOf = ({ params }: CallInput) => productOfVersion(params?.group_version ?? '')

/** The keys of `contract/content-keys.ts` by call. */
const keysOf: Readonly<Record<SharedCall, (input: CallInput) => AnswerKeys>> = {
  getPrices: () => ({ keys: [prices] }),
  getAnnouncements: () => ({ keys: [announcements] }),
  getStatus: () => ({ keys: [incidents] }),
  // The ids alone are counted in the frame of every page.
  listPositions: ({ query }) =>
    query?.only === 'id' ? { keys: [], beside: [positions, day] } : { keys: [positions, terms, day] },
  getPosition: ({ params }) => ({ keys: [`careers/${params?.slug}`, terms, day] }),
  listPositionPaths: () => ({ keys: [positions, day] }),
  listPositionTerms: () => ({ keys: [positions, terms, day] }),
  listLessons: () => ({ keys: [lessons] }),
  getLesson: ({ params }) => ({ keys: [`${lessons}/${params?.slug}`] }),
  listLessonPaths: () => ({ keys: [lessons] }),
  listArticles: () => ({ keys: [articles, terms, day] }),
  listCategories: () => ({ keys: [terms] }),
  getArticle: ({ params }) => ({
    keys: [`insight/${params?.year}/${params?.slug}`, terms, prices],
    // The related ones.
    beside: [articles, day],
  }),
  listArticleYears: () => ({ keys: [articles, day] }),
  listArticlePaths: () => ({ keys: [articles, day] }),
  getLegalDocument: ({ params }) => ({ keys: [`legal/${params?.slug}`, `legal/${imprint}`, day] }),
  listHandbookVersions: () => ({ keys: [versions] }),
  listHandbookPages: input => ({ keys: [handbookKey(handbookOf(input))] }),
  // The contents beside a page, or a page of contents.
  getHandbookOutline(input) {
    const keys = [handbookKey(handbookOf(input))]
    return input.query?.path === undefined ? { keys } : { keys: [], beside: keys }
  },
  findHandbookPlaces: ({ query }) => ({
    keys: String(query?.paths ?? '')
      .split(',')
      .flatMap(path => handbookProducts.map(product => `${handbookKey(product)}/${path}`)),
  }),
  listHandbookCopies: input => ({ keys: [handbookKey(handbookOf(input))] }),
  listHandbookPaths: input => ({ keys: [handbookKey(handbookOf(input))] }),
  getHandbookPage: input => ({ keys: [`${handbookKey(handbookOf(input))}/${input.params?.path}`] }),
  // A page with a query is in no cache.
  searchSite: () => ({ keys: [] }),
  searchHandbook: input => ({ keys: [handbookKey(handbookOf(input))] }),
  listLetters: () => ({ keys: [letters] }),
  getLetter: () => ({ keys: [letters] }),
  listWorks: () => ({ keys: [works] }),
}

/** The calls whose answers are the same for everybody. */
export const sharedCalls = Object.keys(keysOf) as readonly SharedCall[]

/** What the answer of a call is made of; undefined for a call whose answer is somebody's own. */
export const keysOfCall = (name: string, input: object): AnswerKeys | undefined =>
  Object.hasOwn(keysOf, name) ? keysOf[name as SharedCall](input) : undefined
