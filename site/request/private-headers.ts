/** Headers of private pages: neither cached nor indexed. */
export const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const

/**
 * Headers of private pages whose address is a secret. `no-referrer` would make some browsers omit `Origin` from form
 * posts, which are then refused.
 */
export const secretHeaders = { ...privateHeaders, 'Referrer-Policy': 'same-origin' } as const
