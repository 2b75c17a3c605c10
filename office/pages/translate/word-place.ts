import type { CaretWords } from '../../features/editor/caret-words.ts'
import type { TextFormHandle } from '../../features/writing/text-form.tsx'

/** A field or the editor, with its words at the caret. */
export interface WordPlace {
  readonly caret: CaretWords
  /** Puts a word in place of a part of the line, and goes back to the text. */
  readonly replace: (part: { readonly from: number; readonly to: number }, word: string) => void
  /** Goes back to the text. */
  readonly focus: () => void
}

/** Where a word would go: the field of the form that had the focus last, or else the editor; null while a word is composed. */
export function findWordPlace({ form, editor }: TextFormHandle, last: Element | null): WordPlace | null {
  const isField = last instanceof HTMLInputElement || last instanceof HTMLTextAreaElement
  if (isField && last.isConnected && form?.contains(last) && isWritten(last)) return placeInField(last)
  const caret = editor?.readCaret() ?? null
  if (!editor || caret === null) return null
  return {
    caret,
    replace: (part, word) => editor.replace(part, word),
    focus: () => editor.element.focus(),
  }
}

const isWritten = ({ name }: HTMLInputElement | HTMLTextAreaElement) =>
  ['title', 'description', 'body'].includes(name)

function placeInField(field: HTMLInputElement | HTMLTextAreaElement): WordPlace {
  const { value: line, selectionStart, selectionEnd } = field
  const { left, top, bottom } = field.getBoundingClientRect()
  const from = selectionStart ?? line.length
  return {
    caret: { line, from, to: selectionEnd ?? from, rect: { left, top, bottom } },
    replace({ from, to }, word) {
      field.focus()
      field.setRangeText(word, from, to, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    focus: () => field.focus(),
  }
}
