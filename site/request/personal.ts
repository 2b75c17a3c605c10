import { findPage } from './find-page.ts'

/** Pages that show or carry what is one visitor's: rendered for each visit, with its cookies and its query, and never kept. */
export const isPersonal = (path: string): boolean => findPage(path)?.personal === true
