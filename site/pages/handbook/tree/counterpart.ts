import type { PagePath } from '../../../language/link.ts'

/** The anchor of the sentence that says, at a version's start, that the page one came from is not in it. */
export const absentId = 'absent'

/**
 * Where a reader of a page goes in another version: the same page where that version has it, else the version's start,
 * which says so. `hasPage` is null when it is not known, and then the page is tried.
 */
export function counterpartOf(
  start: PagePath,
  path: string,
  hasPage: boolean | null,
): { page: PagePath; anchor: string } {
  if (hasPage !== false) return { page: `${start}/${path}`, anchor: '' }
  return { page: start, anchor: `#${absentId}` }
}
