import type { Readable } from 'node:stream'

/** Looks for what harms. Rejects with `ScannerUnavailable` when it cannot say: nothing passes unseen. */
export type Scanner = (file: Readable) => Promise<'clean' | 'infected'>

export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}
