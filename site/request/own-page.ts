/** What is one visitor's own is kept by nobody and found by no search. */
export const ownHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const

/** The same where the address itself opens what is shown: it is told to nobody, not even as where a visitor came from. */
export const secretHeaders = { ...ownHeaders, 'Referrer-Policy': 'no-referrer' } as const
