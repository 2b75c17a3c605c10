import type { Inline } from '../../../../contract/document.ts'

/** Segments that Markdown of ours cannot express. `at` is the first of them, counted from 0 at the top level. */
export class UnwritableText extends Error {
  override name = 'UnwritableText'
  readonly at: number

  constructor(at: number, reason: string) {
    super(`segment ${at + 1}: ${reason}`)
    this.at = at
  }
}

/** How the words, links and marks of a line are written. */
interface Style {
  readonly words: (text: string, neighbors: Neighbors) => string
  readonly address: (to: string) => string
  readonly mark: (length: number, before: string) => string
}

/** Whether words stand at the start of a line, and beside strong or emphasized ones. */
interface Neighbors {
  readonly isStart: boolean
  readonly isAfterMark: boolean
  readonly isBeforeMark: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
}

const plain: Style = {
  words: text => text,
  address: to => to,
  mark: length => '*'.repeat(length),
}

/** Escapes all syntax; `**` beside a letter is recognized only where that letter is a character reference. */
const guarded: Style = {
  words(text, { isStart, isAfterMark, isBeforeMark, isFirst, isLast }) {
    const characters = [...text].map(each => (each === '\0' ? each : guardCharacter(each)))
    const encode = (at: number, needed: (character: string) => boolean) => {
      const character = [...text].at(at)
      if (character !== undefined && needed(character))
        characters.splice(at, 1, `&#${character.codePointAt(0)};`)
    }
    if (isAfterMark || isFirst) encode(0, character => isSpace(character) === isFirst)
    if (isBeforeMark || isLast) encode(-1, character => isSpace(character) === isLast)
    const line = characters.join('')
    return isStart ? line.replace(/^(\d*)([!-/:-@[-`{-~])/, guardStart) : line
  },
  address: to => `<${to.replaceAll(/[<>\\&]/g, '\\$&')}>`,
  mark: (length, before) => (before.endsWith('*') ? '_' : '*').repeat(length),
}

const isSpace = (character: string) => /\s/.test(character)
const guardCharacter = (character: string) => character.replace(/[\\`*_[\]<>&|~#"!]/, '\\$&')
const guardStart = (whole: string, digits: string, sign: string) =>
  sign === '\\' || sign === '&' ? whole : `${digits}\\${sign}`

const styles: readonly Style[] = [plain, guarded]

/** The first way to write a line that `isRight` accepts, the plainest first; undefined without any. */
export const findLine = (
  content: readonly Inline[],
  isRight: (line: string) => boolean,
): string | undefined => styles.map(style => writeInlines(content, style)).find(isRight)

/** The first way to write words as the label of a picture that `isRight` accepts, the plainest first. */
export const findLabel = (isRight: (label: string) => boolean, write: (guard: Guard) => string) =>
  [write(text => text), write(text => [...text].map(guardCharacter).join(''))].find(isRight)

type Guard = (text: string) => string

function writeInlines(content: readonly Inline[], style: Style, before = '', isInMark = false): string {
  let line = before
  for (const [at, inline] of content.entries()) {
    const next = content[at + 1]
    line += writeInline(inline, style, line, {
      isStart: line === '' || line.endsWith('\\\n'),
      isAfterMark: isMark(content[at - 1]),
      isBeforeMark: isMark(next),
      isFirst: (at === 0 && (isInMark || line === '')) || content[at - 1]?.kind === 'break',
      isLast: (next === undefined && (isInMark || before === '')) || next?.kind === 'break',
    })
  }
  return line.slice(before.length)
}

const isMark = (inline: Inline | undefined) => inline?.kind === 'strong' || inline?.kind === 'emphasis'

function writeInline(inline: Inline, style: Style, before: string, neighbors: Neighbors): string {
  switch (inline.kind) {
    case 'words':
      return style.words(inline.text, neighbors)
    case 'strong':
    case 'emphasis': {
      const mark = style.mark(inline.kind === 'strong' ? 2 : 1, before)
      return mark + writeInlines(inline.content, style, before + mark, true) + mark
    }
    case 'code':
      return writeCode(inline.text)
    case 'break':
      return '\\\n'
    case 'link':
      return `[${writeInlines(inline.content, style, `${before}[`)}](${style.address(inline.to)})`
  }
}

/** A code span with a delimiter longer than any run of backticks in it. */
function writeCode(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0)
  const fence = '`'.repeat(longest + 1)
  const losesSpaces = text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text)
  const space = losesSpaces || /^`|`$/.test(text) ? ' ' : ''
  return fence + space + text + space + fence
}
