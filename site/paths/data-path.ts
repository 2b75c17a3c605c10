import { type PagePath, readPath } from '../language/link.ts'

/** Whether the router asks for the data of a page, and not for its document: `/press.data`. */
export const isDataPath = (path: string): boolean => path.endsWith('.data')

/** The path of the document that a path belongs to, as the router reads it: `/press` of `/press.data`, `/` of `/_root.data`. */
export const documentPath = (path: string): string => path.replace(/(?:^\/_root|\/_)?\.data$/, '') || '/'

/** The page that a path asks for, as a document or as data, without the language. */
export const pageOf = (path: string): PagePath => readPath(documentPath(path)).page
