import { legalPages } from '../../contract/legal-pages.ts'
import type { PagePath } from '../language/link.ts'

/** The path of each legal or company document, and its id in the admin service. */
export const legalDocuments = legalPages satisfies Readonly<Record<PagePath, string>>

export type LegalPage = keyof typeof legalDocuments

export const isLegalPage = (page: PagePath): page is LegalPage => Object.hasOwn(legalDocuments, page)
