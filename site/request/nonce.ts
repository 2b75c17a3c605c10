import { createContext } from 'react'

/** Marks the inline scripts of one rendering as ours; empty in the browser. */
export const NonceContext = createContext('')
