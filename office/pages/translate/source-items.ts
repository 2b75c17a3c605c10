import type { WrittenSegment } from '../../../contract/document.ts'
import type { SourceField, SourceRow, TranslationView } from '../../../contract/office/translation.ts'

/** A row of the English column. */
export interface SourceItem extends Pick<SourceField | SourceRow, 'key' | 'change' | 'words' | 'is_settled'> {
  readonly at: 'title' | 'description' | number | null
  /** The words of a field, or of a segment that is no more. */
  readonly line: string | null
  readonly segment: WrittenSegment | null
  readonly terms: SourceRow['terms']
}

/** Whether a change still asks for a look. */
export const isOpen = ({ change, is_settled }: SourceItem) => change !== 'same' && !is_settled

/** Title, description and segments of the English text in one column. */
export function itemsOf({ text, fields, rows }: TranslationView): SourceItem[] {
  if (!text) return []
  return [
    ...fields.map(({ name, ...field }) => ({
      ...field,
      at: name,
      line: text[name],
      segment: null,
    })),
    ...rows.map(({ place, before, ...row }) => ({
      ...row,
      at: place,
      line: before,
      segment: place === null ? null : (text.segments[place] ?? null),
    })),
  ]
}
