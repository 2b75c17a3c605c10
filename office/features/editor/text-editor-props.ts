import type { WrittenSegment } from '../../../contract/document.ts'
import type { CaretWords } from './caret-words.ts'
import type { EditorSources } from './sources.ts'

/** The open editor. */
export interface EditorHandle {
  readonly element: HTMLElement
  /** The words at the caret; null while a word is being composed. */
  readonly readCaret: () => CaretWords | null
  /** Puts words in place of a part of what `readCaret` gave. */
  readonly replace: (part: { readonly from: number; readonly to: number }, words: string) => void
}

export interface TextEditorProps {
  /** The field: `name` with Markdown, from without scripts and the source view, or `name-segments` with JSON. */
  readonly name: string
  readonly label: string
  readonly segments: readonly WrittenSegment[]
  readonly markdown: string
  /** The language of the text as an HTML `lang`. */
  readonly lang: string
  readonly dir?: 'ltr' | 'rtl'
  readonly sources: EditorSources
  /** Whether something beside it measures its blocks: all of them are laid out when it opens. */
  readonly isMeasured?: boolean
  /** After each change; `read` gives the segments when they are wanted. */
  readonly onChange?: (read: () => WrittenSegment[]) => void
  /** The editor is open; null: it is closed again. */
  readonly onReady?: (editor: EditorHandle | null) => void
}
