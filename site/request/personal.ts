import { findPage } from './find-page.ts'

/** Whether a page belongs to one visitor: rendered per request with cookies and the whole query, never cached. */
export const isPersonal = (path: string): boolean => findPage(path)?.personal === true
