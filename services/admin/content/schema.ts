import type { Generated } from 'kysely'
import type { HandbookProduct } from '../../../contract/handbook-versions.ts'
import type { LessonAge, LessonApp, LessonSubject, Worksheet } from '../../../contract/lesson-facts.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { AnnouncementTables } from './announcements/schema.ts'
import type { EntryTables } from './entries/schema.ts'
import type { TextFaultTables } from './site-names/schema.ts'

/**
 * The tables of texts, prices and positions: what is on the site, and beside it the entries that it is published from,
 * redirects and announcements.
 */
export interface ContentTables extends EntryTables, AnnouncementTables, TextFaultTables {
  prices: PriceRow
  price_holds: PriceHoldRow
  terms: TermRow
  term_bases: TermBaseRow
  positions: PositionRow
  position_texts: PositionTextRow
  articles: ArticleRow
  article_texts: ArticleTextRow
  lessons: LessonRow
  lesson_texts: LessonTextRow
  legal_documents: LegalDocumentRow
  legal_versions: LegalVersionRow
  handbook_versions: HandbookVersionRow
  handbook_pages: HandbookPageRow
  handbook_places: HandbookPlaceRow
  handbook_texts: HandbookTextRow
  handbook_ratings: HandbookRatingRow
  sharing_pictures: SharingPictureRow
  content_sources: ContentSourceRow
  content_revision: ContentRevisionRow
  content_changes: ContentChangeRow
  redirects: RedirectRow
  redirect_days: RedirectDayRow
  glossary: GlossaryRow
}

export interface PriceRow {
  product: 'procreate' | 'pocket' | 'dreams'
  iso: LanguageTag
  formatted_price: string
  currency: string
}

/** A price that staff hold: the store and the file change only what it would be without them. */
interface PriceHoldRow {
  product: PriceRow['product']
  iso: LanguageTag
  /** What the store, or the file, says. */
  followed_price: string
  since: string
  /** The member of staff. */
  held_by: string | null
}

/** Terms of the vocabularies: article categories, and the vocabularies of positions. */
interface TermRow {
  kind: TermKind
  id: string
  iso: LanguageTag
  title: string
  sort: number
}
/** A term of a vocabulary as its file has it; of the empty id, the ids of the file in their order. */
export interface TermBaseRow {
  kind: TermKind
  id: string
  /** What file and office last agreed on: titles by language, as JSON; null: it was not there. */
  agreed: string | null
  /** What the file says; another than `agreed` where staff have changed the term as well. */
  file: string | null
}
export type TermKind = 'category' | 'type' | 'team' | 'location' | 'workplace'

export interface PositionRow {
  id: string
  slug: string
  type: string
  team: string
  location: string
  workplace: string
  salary_min: number | null
  salary_max: number | null
  currency: string | null
  opened_on: string
  closed_on: string | null
}

interface PositionTextRow {
  position_id: string
  iso: LanguageTag
  title: string
  description: string
  body: string
}

interface ArticleRow {
  id: string
  year: number
  slug: string
  date: string
  category: string
  cover: string
  featured: 0 | 1
  sample: 0 | 1
}

interface ArticleTextRow {
  article_id: string
  iso: LanguageTag
  title: string
  intro: string
  body: string
  read_time: number
}

interface LessonRow {
  id: string
  slug: string
  /** Its order among the lessons. */
  sort: number
  age: LessonAge
  subject: LessonSubject
  app: LessonApp
  minutes: number
  sheet: Worksheet | null
}

interface LessonTextRow {
  lesson_id: string
  iso: LanguageTag
  title: string
  description: string
  body: string
}

/** A document as it was published last: it may be announced, and not in effect yet. */
export interface LegalDocumentRow {
  slug: string
  iso: LanguageTag
  title: string
  description: string
  effective: string
  body: string
  /** The facts about the operator in the imprint, as JSON; null for other documents. */
  facts: string | null
}

/** A version of a document in one language, as it was published last with its effective day. */
interface LegalVersionRow extends LegalDocumentRow {
  /** The revisions that it was published from; null: before there were entries. */
  text_revision: string | null
  facts_revision: string | null
}

/** A version of a handbook. */
export interface HandbookVersionRow {
  product: HandbookProduct
  /** Its name in addresses: `5.3`. */
  slug: string
  title: string
  /** The title that its file has; null: staff have made it, and no file has it yet. */
  file_title: string | null
  /** Whether visitors see it: since its pages were published. */
  is_public: 0 | 1
}

/** A page of a handbook, in any number of versions. */
interface HandbookPageRow {
  id: string
  product: string
  /** The full path below a version, `layers/masks`. */
  path: string
  /** Empty, or the newest version of this variant of the page. */
  variant: string
  /** Its order among its siblings. */
  sort: number
}

/** The place of a page in a version, under a path that is unique there. */
interface HandbookPlaceRow {
  group_version: string
  path: string
  page_id: string
}

interface HandbookTextRow {
  page_id: string
  iso: LanguageTag
  title: string
  description: string
  body: string
}

/** A reader's rating of a page, without name and address. */
interface HandbookRatingRow {
  id: string
  group_version: string
  path: string
  iso: LanguageTag
  helpful: 0 | 1
  comment: string | null
  created_at: string
}

interface SharingPictureRow {
  /** Its path: `insight/2026/one-leaf`. */
  subject: string
  iso: LanguageTag
  /** The name of the file. */
  name: string
}

/** The content hash of each imported part, so that unchanged parts are skipped. */
interface ContentSourceRow {
  path: string
  hash: string
}

/** One row: the content revision, which increments with every change. */
interface ContentRevisionRow {
  id: 1
  revision: number
  /** How many of the revisions have named the keys that they touched. */
  named: number
}

/** The last revision that has touched a key. */
interface ContentChangeRow {
  key: string
  revision: number
}

/** The hits of a redirect on a day. */
interface RedirectDayRow {
  from_path: string
  day: string
  hits: number
}

/** A redirect of an address that has no page any more. Paths are without a language. */
interface RedirectRow {
  from_path: string
  to_path: string
  /** The member of staff. */
  made_by: string | null
  at: string
  hits: Generated<number>
  last_hit_on: string | null
}

/** A row of the house's words, written as in docs/words.md. */
interface GlossaryRow {
  id: string
  en: string
  cn: string
  jp: string
  note: string
  /** `file`: as docs/words.md has it; `office`: changed or added by staff; `removed`: by staff. */
  state: 'file' | 'office' | 'removed'
  at: string
}
