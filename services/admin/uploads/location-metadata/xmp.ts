import { type ByteRange, type FileBytes, Unreadable } from './file-bytes.ts'
import type { PrivateData } from './private-data.ts'

/** More than ten times the packets that cameras write. */
const maxBytes = 8 * 1024 * 1024

const space = 0x20
const [quote, apostrophe, slash, colon, less, equals, greater] = [0x22, 0x27, 0x2f, 0x3a, 0x3c, 0x3d, 0x3e]

/**
 * Overwrites values of attributes and elements in an XMP packet with spaces, by their local names (`exif:GPSLatitude`,
 * `drone-dji:GpsLatitude`). Throws `Unreadable` for a packet of more than 8 MB.
 * https://developer.adobe.com/xmp/docs/xmp-namespaces/exif/
 */
export function blankXmp(file: FileBytes, { start, end }: ByteRange, what: PrivateData): void {
  const last = Math.min(end, file.size)
  if (last - start > maxBytes) throw new Unreadable('The XMP packet is too large')
  const packet = file.read(start, last - start)
  if (blankValues(packet, what)) file.write(start, packet)
}

/** Blanks a packet in memory; true when anything was changed. Linear: one pass finds names, and another blanks text. */
export function blankValues(packet: Buffer, what: PrivateData): boolean {
  let changed = false
  /** The end of the blanked text: nested elements are not visited again. */
  let blanked = 0
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      if (packet[at] === space) continue
      packet[at] = space
      changed = true
    }
  }
  for (let at = findName(packet, 0, what); at !== -1; ) {
    const after = skipName(packet, at)
    const first = startOfName(packet, at)
    if (packet[first - 1] !== less)
      at = isDeclaration(packet, first) ? after : blankAttribute(packet, after, blank)
    else {
      if (at >= blanked) blanked = blankElement(packet, after, blank)
      at = after
    }
    at = findName(packet, at, what)
  }
  return changed
}

type Blank = (from: number, to: number) => void

/** Longer than every name that is looked for. */
const maxNameBytes = 40

/** The offset of the next private name; -1 for none. */
function findName(packet: Buffer, from: number, { isName }: PrivateData): number {
  for (let at = Math.max(from, 1); at < packet.length; at++) {
    if (packet[at - 1] !== colon && packet[at - 1] !== less) continue
    const name = packet.toString('latin1', at, Math.min(skipName(packet, at, maxNameBytes), packet.length))
    if (isName(name.toLowerCase())) return at
  }
  return -1
}

const lower = (byte = 0): number => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte)

function isNameByte(byte = 0): boolean {
  const isLetter = lower(byte) >= 0x61 && lower(byte) <= 0x7a
  return (
    isLetter ||
    (byte >= 0x30 && byte <= 0x39) ||
    byte === 0x2d ||
    byte === 0x2e ||
    byte === 0x5f ||
    byte > 0x7f
  )
}

const isSpace = (byte = 0): boolean => byte === space || byte === 0x09 || byte === 0x0a || byte === 0x0d

function skipName(packet: Buffer, from: number, most = packet.length): number {
  let at = from
  while (at - from < most && isNameByte(packet[at])) at++
  return at
}

function skipSpaces(packet: Buffer, from: number): number {
  let at = from
  while (isSpace(packet[at])) at++
  return at
}

/** The offset of a qualified name, from its local name. */
function startOfName(packet: Buffer, name: number): number {
  if (packet[name - 1] !== colon) return name
  let at = name - 1
  while (at > 0 && isNameByte(packet[at - 1])) at--
  return at
}

/** `xmlns:gps` declares a namespace, whose value stays. */
const isDeclaration = (packet: Buffer, first: number): boolean =>
  packet.toString('latin1', first, first + 6) === 'xmlns:'

/** Blanks a quoted attribute value; to the end of the packet when it is unterminated. */
function blankAttribute(packet: Buffer, after: number, blank: Blank): number {
  const sign = skipSpaces(packet, after)
  if (packet[sign] !== equals) return sign
  const open = skipSpaces(packet, sign + 1)
  const mark = packet[open]
  if (mark !== quote && mark !== apostrophe) return open
  let at = open + 1
  while (at < packet.length && packet[at] !== mark && packet[at] !== less) at++
  blank(open + 1, at)
  return at
}

/** Blanks the text of an element and its descendants. `after` is behind the name in its start tag. */
function blankElement(packet: Buffer, after: number, blank: Blank): number {
  let at = endOfTag(packet, after)
  if (packet[at] !== greater || packet[at - 1] === slash) return at
  for (let depth = 1; depth > 0 && at < packet.length; ) {
    const text = at + 1
    at = text
    while (at < packet.length && packet[at] !== less) at++
    blank(text, at)
    const next = packet[at + 1]
    at = endOfTag(packet, at + 1)
    if (next === slash) depth--
    // Comments and processing instructions have no end tag.
    else if (next !== 0x21 && next !== 0x3f && packet[at - 1] !== slash) depth++
    if (packet[at] === less) at--
  }
  return at
}

/** The end of a tag, or the start of the next one when it is unterminated. */
function endOfTag(packet: Buffer, from: number): number {
  let at = from
  while (at < packet.length && packet[at] !== greater && packet[at] !== less) at++
  return at
}
