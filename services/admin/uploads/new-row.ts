import { promisedType } from './types-by-ending.ts'

/** The row of an upload before its first byte. */
export const newRow = (id: string, name: string, size: number, now: Date) => ({
  id,
  name,
  size,
  type: promisedType(name) ?? 'application/octet-stream',
  state: 'uploading' as const,
  reason: null,
  request_id: null,
  storage_key: `attachments/${id}`,
  created_at: now.toISOString(),
  completed_at: null,
})
