/** The path of the page of each legal or company document, and its id in the admin service. */
export const legalPages = {
  '/privacy-policy': 'privacy-policy',
  '/app/privacy-policy': 'app-privacy-policy',
  '/cookies-policy': 'cookies-policy',
  '/terms-conditions': 'terms-conditions',
  '/code-of-conduct': 'code-of-conduct',
  '/legal/trademark-guidelines': 'trademark-guidelines',
  '/brand-use': 'brand-use',
  '/legal/imprint': 'imprint',
  '/support/purchases': 'purchases',
  '/legal/accessibility': 'accessibility-statement',
} as const

/** Documents that inform and bind nobody: they say when they were changed, not since when they are in effect. */
export const informativePages: ReadonlySet<string> = new Set<keyof typeof legalPages>(['/support/purchases'])
