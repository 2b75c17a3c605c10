import type { PagePath } from '../../../language/link.ts'

/** The anchor of the notice on a contents page that the previous page is not in this version. */
export const absentId = 'absent'

/**
 * The counterpart of a page in another version: the same page, else the contents page with a notice. `hasPage` is null
 * when unknown, and then the same page is linked.
 */
export function counterpartOf(
  start: PagePath,
  path: string,
  hasPage: boolean | null,
): { page: PagePath; anchor: string } {
  if (hasPage !== false) return { page: `${start}/${path}`, anchor: '' }
  return { page: start, anchor: `#${absentId}` }
}
