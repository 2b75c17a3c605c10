import type { WrittenSegment } from '../../../contract/document.ts'
import type { EditorSources } from './sources.ts'

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
  /** After each change; `read` gives the segments when they are wanted. */
  readonly onChange?: (read: () => WrittenSegment[]) => void
}
