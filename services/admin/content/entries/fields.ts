import { createHash } from 'node:crypto'
import type { EntryKind, Part } from '../../../../contract/office/content-parts.ts'

/** A text in one language. */
export interface TextFields {
  readonly title: string
  /** The standfirst of an article, the description of any other text. */
  readonly description: string
  /** Markdown, without white space around it. */
  readonly body: string
  readonly sample?: true
}

/** The facts of an entry, as the schema of its kind gives them. */
export type Facts = Readonly<Record<string, unknown>>

const folders = {
  insight: 'article',
  handbook: 'handbook',
  careers: 'position',
  education: 'lesson',
  legal: 'legal',
} as const

/** The kind of the entry at a path; undefined for files that are no entry. */
export const kindOfPath = (path: string): EntryKind | undefined => {
  const [folder = '', ...rest] = path.split('/')
  return rest.length > 0 && Object.hasOwn(folders, folder) && !path.endsWith('.yaml')
    ? folders[folder as keyof typeof folders]
    : undefined
}

/** The file of an entry's facts, in its folder. */
const factsFiles: Readonly<Record<EntryKind, string>> = {
  article: 'article.yaml',
  handbook: 'page.yaml',
  position: 'position.yaml',
  lesson: 'lesson.yaml',
  legal: 'document.yaml',
}

/** The path of the file of a part, below the content folder. */
export const filePathOf = (kind: EntryKind, path: string, part: Part): string =>
  `${path}/${part === 'facts' ? factsFiles[kind] : `${part}.md`}`

/** The canonical bytes of a text: JSON with its keys in one order. */
export const writeText = ({ title, description, body, sample }: TextFields): string =>
  JSON.stringify({ title, description, body, ...(sample && { sample }) })

export const readText = (fields: string): TextFields => JSON.parse(fields) as TextFields
export const readFactsOf = (fields: string): Facts => JSON.parse(fields) as Facts

/** The SHA-256 of canonical bytes, in hex. */
export const hashOfFields = (fields: string): string => createHash('sha256').update(fields).digest('hex')

/** What an entry is searched by: its path and the title of a text, folded. */
export const wordsOf = (path: string, part: Part, fields: string | null): string =>
  `${path} ${part === 'facts' || fields === null ? '' : readText(fields).title}`
    .normalize('NFKC')
    .toLowerCase()
