/** What is one visitor's own is kept by nobody and found by no search. */
export const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const

/**
 * The same where the address itself opens what is shown: no other site is told of it. Not `no-referrer`: with that some
 * browsers name no origin when a form is sent, and we would not take it.
 */
export const secretHeaders = { ...privateHeaders, 'Referrer-Policy': 'same-origin' } as const
