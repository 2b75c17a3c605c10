import type { Locale } from '../locale.ts'
import { type EntryKind, isLanguagePart, type Part } from './content-parts.ts'
import type { Role } from './permissions.ts'

/** Who asks: the roles of a member of staff, and the languages they translate. */
interface Writer {
  readonly roles: readonly Role[]
  readonly languages: readonly Locale[]
}

/** The category of articles that the press team writes. */
export const newsCategory = 'product'

const writers: Readonly<Record<EntryKind, readonly Role[]>> = {
  article: ['administrator', 'editor'],
  handbook: ['administrator', 'editor'],
  position: ['administrator', 'editor', 'careers'],
  lesson: ['administrator', 'editor'],
  legal: ['administrator', 'editor', 'legal'],
}

const publishers: Readonly<Record<EntryKind, readonly Role[]>> = {
  article: ['administrator', 'editor'],
  handbook: ['administrator', 'editor'],
  position: ['administrator', 'editor', 'careers'],
  lesson: ['administrator', 'editor'],
  legal: ['administrator', 'legal'],
}

/** The roles that publish entries of a kind. */
export const publishersOf = (kind: EntryKind): readonly Role[] => publishers[kind]

/** Whether another member of staff than the author has to approve each revision before it goes out. */
export const needsSecondPerson = (kind: EntryKind): boolean => kind === 'legal'

interface Subject {
  readonly kind: EntryKind
  /** The category of an article; null: it has none yet. */
  readonly category: string | null
}

const isNews = ({ kind, category }: Subject) =>
  kind === 'article' && (category === null || category === newsCategory)

/** Whether somebody may write a part: translators only the languages they translate, press only news. */
export const canWrite = ({ roles, languages }: Writer, subject: Subject, part: Part): boolean =>
  roles.some(
    role =>
      writers[subject.kind].includes(role) ||
      (role === 'translator' && isLanguagePart(part) && languages.includes(part)) ||
      (role === 'press' && isNews(subject)),
  )

/** Whether somebody may create an entry of a kind. */
export const canCreate = (writer: Writer, kind: EntryKind): boolean =>
  canWrite(writer, { kind, category: null }, 'facts')

/** Whether somebody may publish, unpublish and archive entries of a kind. */
export const canPublish = ({ roles }: Writer, kind: EntryKind): boolean =>
  roles.some(role => publishers[kind].includes(role))
