import { emailKeyOf, isEmail, normalizeEmail } from '../../../contract/forms/email.ts'
import { importLimits, maxLinesNamed } from '../../../contract/office/readers.ts'
import { Refusal } from '../../http/problem.ts'

interface AddressList {
  /** The keys of the addresses, each once, in a fixed order. */
  readonly emailKeys: readonly string[]
  readonly repeated: number
  readonly unreadable: number
  /** The first lines without an address, from 1. */
  readonly lines: readonly number[]
}

/**
 * Reads a pasted list or a CSV file: the addresses of each line. Empty lines, and a heading in the first line, are no
 * addresses. Throws `Refusal` 422 for a list without one, or with too many.
 */
export function readList(list: string): AddressList {
  const keys = new Set<string>()
  const lines: number[] = []
  let [repeated, unreadable, number] = [0, 0, 0]
  for (const line of linesOf(list)) {
    number += 1
    if (number > maxLines)
      throw new Refusal(422, `A list may have ${maxLines.toLocaleString('en-US')} lines.`)
    if (line.trim() === '' || (number === 1 && !line.includes('@'))) continue
    let found = 0
    for (const key of addressesIn(line)) {
      found += 1
      if (keys.has(key)) repeated += 1
      else keys.add(key)
    }
    if (found === 0) {
      unreadable += 1
      if (lines.length < maxLinesNamed) lines.push(number)
    }
    if (keys.size > importLimits.addresses)
      throw new Refusal(422, `A list may have ${importLimits.addresses.toLocaleString('en-US')} addresses.`)
  }
  if (keys.size === 0) throw new Refusal(422, 'There is no address in the list.')
  return { emailKeys: [...keys].sort(), repeated, unreadable, lines }
}

const maxLines = 2 * importLimits.addresses

/** Without an array of all lines: a list of line breaks has as many as it has bytes. */
function* linesOf(list: string): Generator<string> {
  for (const [, line = ''] of list.replace(/^\uFEFF/, '').matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) yield line
}

/** Longer than an address with a name. */
const maxCellLength = 600

/** The keys of the addresses of a line, bare or as `Name <address>`. */
function* addressesIn(line: string): Generator<string> {
  for (const [cell] of line.matchAll(/[^,;\t]+/g)) {
    if (cell.length > maxCellLength) continue
    const bare = cell.replaceAll('"', '').trim()
    const email = normalizeEmail(/<([^<>]*)>$/.exec(bare)?.[1] ?? bare)
    if (isEmail(email)) yield emailKeyOf(email)
  }
}
