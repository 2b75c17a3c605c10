import { type PagePath, readPath } from '../language/link.ts'

/** Whether a path requests the router's data of a page, such as `/press.data`. */
export const isDataPath = (path: string): boolean => path.endsWith('.data')

/** The document path of a data path: `/press` of `/press.data`, `/` of `/_root.data`. */
export const documentPath = (path: string): string => path.replace(/(?:^\/_root|\/_)?\.data$/, '') || '/'

/** The page of a document path or a data path, without the language. */
export const pageOf = (path: string): PagePath => readPath(documentPath(path)).page
