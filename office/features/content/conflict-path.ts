import type { Part } from '../../../contract/office/content-parts.ts'

/** Where files and office differ. */
export const filesPath = '/content/files'

/** Where a conflict of a part with its file is settled. */
export const pathOfConflict = (part: Part, path: string) => `${filesPath}/${part}/${path}`
