import type { UploadReason } from '../../../contract/uploads.ts'
import { DatabaseUnavailable } from '../../../platform/database/unavailable.ts'
import { ScannerUnavailable } from '../../../platform/scanner/scanner.ts'
import { StorageUnavailable } from '../../../platform/storage/storage.ts'
import { Refusal } from '../../http/problem.ts'
import { InspectorUnavailable } from './inspection/inspector.ts'

/** An error answer of the tus endpoint. `status_code` and `body` are the names that the library reads. */
export interface UploadRefusal {
  readonly status_code: number
  readonly body: string
  readonly reason?: UploadReason
  readonly headers?: Readonly<Record<string, string>>
}

const sentences: Readonly<Record<UploadReason, string>> = {
  type: 'Files of this kind are not taken, or its bytes are of another kind than its name.',
  size: 'The file is too large.',
  empty: 'The file is empty.',
  count: 'These are too many files.',
  unreadable: 'The file could not be read to its end within the limits. Save it anew, or as another kind.',
  infected: 'The scanner found something harmful in the file.',
  gone: 'The file is no longer here.',
}

const statuses: Partial<Record<UploadReason, number>> = { type: 415, size: 413, gone: 410 }

/** The refusal of a file, for good. */
export const uploadRefusalFor = (reason: UploadReason, status = statuses[reason] ?? 422): UploadRefusal => ({
  status_code: status,
  body: sentences[reason],
  reason,
})

const later = { 'Retry-After': '10' }

/** The refusal of an expected error; null for an unexpected one. */
export function toUploadRefusal(error: unknown): UploadRefusal | null {
  if (error instanceof Refusal)
    return { status_code: error.status, body: error.message, headers: error.headers }
  if (isFull(error))
    return { status_code: 507, body: 'There is no room for the file just now.', headers: later }
  if (isAway(error))
    return { status_code: 503, body: 'The file cannot be taken in just now.', headers: later }
  if (typeof error !== 'object' || error === null || !('status_code' in error)) return null
  const { status_code, body } = error as unknown as UploadRefusal
  if (status_code >= 500 && status_code !== 501) return null
  return 'reason' in error
    ? (error as unknown as UploadRefusal)
    : { status_code, body: body.trim(), ...(status_code === 413 && { reason: 'size' as const }) }
}

const isAway = (error: unknown): boolean =>
  error instanceof StorageUnavailable ||
  error instanceof ScannerUnavailable ||
  error instanceof InspectorUnavailable ||
  error instanceof DatabaseUnavailable ||
  isCode(error, ['EMFILE', 'ENFILE'])

const isFull = (error: unknown): boolean => isCode(error, ['ENOSPC', 'EDQUOT'])

/** Whether an error or its cause has one of these system error codes. */
function isCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  return codes.includes(String((error as NodeJS.ErrnoException).code)) || isCode(error.cause, codes)
}
