import { extname } from 'node:path/posix'

const mostBytes = 255

/** Controls, and what turns or hides writing: none of it can be seen, and all of it can deceive. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** A file's name as its sender gave it, for people to read: at most 255 bytes, the ending kept. It is never a path. */
export function cleanName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const name = last.toWellFormed().normalize('NFC').replaceAll(unseen, '').trim()
  const ending = /^\.\w+$/.test(name) ? name : extname(name).slice(0, 20)
  const stem = name.slice(0, name.length - ending.length).trim() || 'file'
  return cut(stem, mostBytes - Buffer.byteLength(ending)) + ending
}

/** What stands after the last dot, in lower case. */
export const endingOf = (name: string): string => extname(name).slice(1).toLowerCase()

/** At a boundary of characters. */
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
 * The header under which a file is saved and never shown, with its name for old and new readers.
 * https://www.rfc-editor.org/rfc/rfc6266
 */
export function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
