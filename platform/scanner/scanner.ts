import type { Readable } from 'node:stream'

/** Scans a file for malware. Rejects with `ScannerUnavailable` without a verdict: nothing passes unscanned. */
export type Scanner = (file: Readable) => Promise<'clean' | 'infected'>

export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}
