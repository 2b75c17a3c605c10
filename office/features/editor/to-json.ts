import type { WrittenSegment } from '../../../contract/document.ts'

const written = new WeakMap<WrittenSegment, string>()

/** A segment that was written before is not written again. */
export const toJson = (segments: readonly WrittenSegment[]): string => `[${segments.map(write).join()}]`

function write(segment: WrittenSegment): string {
  const json = written.get(segment) ?? JSON.stringify(segment)
  written.set(segment, json)
  return json
}
