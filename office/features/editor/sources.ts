import type { WrittenSegment } from '../../../contract/document.ts'

/** A page that a link can lead to. */
export interface FoundPage {
  readonly title: string
  /** Such as `page:/press`. */
  readonly to: string
}

/** A picture of the library, or one of the site. */
export interface FoundPicture {
  readonly id: string
  readonly title: string
  /** The address of a small file of it. */
  readonly thumbnail?: string | null
  /** Whether its files are still being made: it cannot be set yet. */
  readonly isMaking?: boolean
}

/** Markdown that is no text of ours, and where. */
interface TextFault {
  readonly line: number
  readonly message: string
}

/** What the editor asks the server. */
export interface EditorSources {
  readonly findPages: (words: string) => Promise<readonly FoundPage[]>
  /** Without it a picture is named by its id. */
  readonly findPictures?: (words: string) => Promise<readonly FoundPicture[]>
  /** The address of a small file of a picture, named as in a text; null: there is none. */
  readonly findThumbnail?: (picture: string) => Promise<string | null>
  readonly readMarkdown: (
    markdown: string,
  ) => Promise<{ readonly segments: readonly WrittenSegment[] } | { readonly fault: TextFault }>
  /** Rejects with the reason for segments that cannot be written. */
  readonly writeMarkdown: (segments: readonly WrittenSegment[]) => Promise<string>
}
