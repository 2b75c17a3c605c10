import type { PagePath } from '../language/link.ts'

/** The path of each legal or company document, and its id in the admin service. */
export const legalDocuments = {
  '/privacy-policy': 'privacy-policy',
  '/app/privacy-policy': 'app-privacy-policy',
  '/cookies-policy': 'cookies-policy',
  '/terms-conditions': 'terms-conditions',
  '/code-of-conduct': 'code-of-conduct',
  '/legal/trademark-guidelines': 'trademark-guidelines',
  '/brand-use': 'brand-use',
  '/legal/imprint': 'imprint',
} as const satisfies Readonly<Record<PagePath, string>>

export type LegalPage = keyof typeof legalDocuments

export const isLegalPage = (page: PagePath): page is LegalPage => Object.hasOwn(legalDocuments, page)
