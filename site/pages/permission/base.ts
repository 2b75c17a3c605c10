import type { PagePath } from '../../language/link.ts'

/** The page on which an application begins. */
export const base = '/legal/trademark-use-application' satisfies PagePath
