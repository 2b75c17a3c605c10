import { extname } from 'node:path/posix'

const maxBytes = 255

/** Ranges of invisible or deceptive code points: controls and bidirectional formatting. */
const unseen: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
]

const isSeen = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return !unseen.some(([first, last]) => code >= first && code <= last)
}

/** The display name of a file: at most 255 bytes, with its extension. It is never a path. */
export function cleanName(given: string): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const name = [...last.toWellFormed().normalize('NFC')].filter(isSeen).join('').trim()
  const ending = isEnding(name) ? name : extname(name).slice(0, 20)
  const stem = name.slice(0, name.length - ending.length).trim() || 'file'
  return cut(stem, maxBytes - Buffer.byteLength(ending)) + ending
}

/** Whether a name is only an extension. */
const isEnding = (name: string): boolean =>
  name.length > 1 && name[0] === '.' && [...name.slice(1)].every(isWord)

/** The extension in lower case. */
export const endingOf = (name: string): string => extname(name).slice(1).toLowerCase()

/** Truncates at a character boundary. */
function cut(text: string, bytes: number): string {
  let kept = ''
  let length = 0
  for (const character of text) {
    length += Buffer.byteLength(character)
    if (length > bytes) break
    kept += character
  }
  return kept
}

/**
 * The Content-Disposition of a download, with its name for old and new clients. https://www.rfc-editor.org/rfc/rfc6266
 */
export function dispositionOf(name: string): string {
  const plain = [...name].map(character =>
    isWord(character) || ' .()-'.includes(character) ? character : '_',
  )
  const whole = [...encodeURIComponent(name)].map(character =>
    "'()*".includes(character) ? `%${character.charCodeAt(0).toString(16)}` : character,
  )
  return `attachment; filename="${plain.join('')}"; filename*=UTF-8''${whole.join('')}`
}

const wordCharacters = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_')
const isWord = (character: string): boolean => wordCharacters.has(character)
