import { createContext } from 'react'

/** The CSP nonce of one rendering; empty in the browser. */
export const NonceContext = createContext('')
