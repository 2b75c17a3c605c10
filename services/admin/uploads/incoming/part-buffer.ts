/** Bytes of a part that is not stored yet. */
export interface PartBuffer {
  readonly bytes: Buffer
  length: number
  /** The time of its first byte, by `performance.now()`. */
  readonly since: number
}

/** Of one part; fewer parts are fewer calls of the store. */
const largestBytes = 4 * 1024 * 1024
const smallestBytes = 256 * 1024
/** Of all parts that a process receives at once. */
const budgetBytes = 64 * 1024 * 1024
/** What a process that is killed loses of an upload, at most: its sender sends it again. */
const longestMs = 5000

/** An empty part for at most `wanted` bytes, one of `count` that are received at once. */
export const newPart = (wanted: number, count: number): PartBuffer => {
  const share = Math.floor(budgetBytes / count)
  const room = Math.min(largestBytes, Math.max(smallestBytes, share))
  return { bytes: Buffer.allocUnsafe(Math.min(wanted, room)), length: 0, since: performance.now() }
}

export const isDue = ({ bytes, length, since }: PartBuffer): boolean =>
  length === bytes.length || performance.now() - since > longestMs
