import type { PagePath } from '../language/link.ts'

/** Where each legal or company document is read, and by which name the admin service knows it. */
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
