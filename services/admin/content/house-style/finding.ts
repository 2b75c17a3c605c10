/** What a text says that the house writes differently. */
export interface StyleFinding {
  readonly rule:
    | 'honorific'
    | 'punctuation'
    | 'spacing'
    | 'exclamation'
    | 'number'
    | 'link'
    | 'picture'
    | 'untranslated'
    | 'word'
    | 'glyph'
  /** The field, or the place of the segment in the text, from 0. */
  readonly at: 'title' | 'description' | number
  /** The words themselves, with some of what is around them. */
  readonly words: string
  /** What to do, in a sentence. */
  readonly advice: string
}

/** A finding of a line or a segment, without its place. */
export type Slip = Omit<StyleFinding, 'at'>
