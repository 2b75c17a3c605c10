import { randomBytes } from 'node:crypto'
import { type Clock, systemClock } from './clock.ts'

/**
 * A new id: a UUID of version 7 (RFC 9562), in lower case, 36 characters.
 * Ids sort by the time they were made; within one process each is greater than the one before.
 * It is unique but not secret: 62 of its bits are random.
 */
export const newId = createIds(systemClock)

/** A source of ids with a time and a sequence of its own. */
export function createIds(clock: Clock): () => string {
  let lastMs = 0
  let sequence = 0
  return () => {
    const bytes = randomBytes(16)
    const ms = clock().getTime()
    if (ms > lastMs) {
      lastMs = ms
      // Starting in the lower half leaves room to count upwards within one millisecond.
      sequence = bytes.readUInt16BE(6) & 0x7ff
    } else if (++sequence > 0xfff) {
      lastMs += 1
      sequence = 0
    }
    bytes.writeUIntBE(lastMs, 0, 6)
    bytes.writeUInt16BE(0x7000 | sequence, 6)
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
}

/** An id that sorts before every id of `newId` from this time on, and after those of before. */
export const firstIdAt = (time: Date): string =>
  `${time
    .getTime()
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`

/** The time at which an id of `newId` was created. Throws a RangeError for anything else. */
export function getIdTime(id: string): Date {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)) {
    throw new RangeError('Not an id that carries its time')
  }
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}
