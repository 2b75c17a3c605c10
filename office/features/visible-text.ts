/** Characters that turn the direction of what follows, or are not seen. Emoji are joined by U+200D, which stays. */
const hidden = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\n\r\t\u{200d}]]/gv

interface TextPart {
  readonly text: string
  /** The code point of a hidden character, such as `U+202E`; null for text. */
  readonly code: string | null
}

/** A text in parts, with its hidden characters by their code points: what stands there is what is read. */
export function visibleParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: character, index } of text.matchAll(hidden)) {
    if (index > end) parts.push({ text: text.slice(end, index), code: null })
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    parts.push({ text: character, code: `U+${code}` })
    end = index + character.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), code: null })
  return parts
}
