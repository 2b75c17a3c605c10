/** Bytes after which the young generation is collected. */
const enough = 4 * 1024 * 1024
let passed = 0

/**
 * Collects all garbage and gives freed pages back to the system: what the start leaves behind stays resident otherwise. It
 * blocks for about 0.1 s. Does nothing without `--expose-gc`.
 */
export function releaseMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Counts the bytes of files that pass through, and collects the young generation after some of them: V8 counts a buffer by
 * its small object, and would let hundreds of megabytes wait. Does nothing without `--expose-gc`.
 */
export function countPassedBytes(bytes: number): void {
  passed += bytes
  if (passed < enough) return
  passed = 0
  globalThis.gc?.({ type: 'minor', execution: 'sync' })
}
