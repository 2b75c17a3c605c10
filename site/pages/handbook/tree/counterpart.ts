import type { PagePath } from '../../../language/link.ts'

/** The anchor of the sentence that says, at a version's start, that the page one came from is not in it. */
export const absentId = 'absent'

/**
 * Where a reader of a page goes in another version: the same page where that version has it, else the version's start,
 * which says so. `paths` are those of the other version; null when they are not known, and then the page is tried.
 */
export function counterpartOf(
  start: PagePath,
  path: string,
  paths: ReadonlySet<string> | null,
): { page: PagePath; anchor: string } {
  if (paths === null || paths.has(path)) return { page: `${start}/${path}`, anchor: '' }
  return { page: start, anchor: `#${absentId}` }
}
