import { createContext } from 'react-router'

/** The account was deleted in this visit: its page is shown once more, to an anonymous visitor. */
export const deletedHere = createContext(false)
