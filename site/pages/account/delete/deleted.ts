import { createContext } from 'react-router'

/** That this very visit has deleted the account: its page is shown once more, and nobody is logged in. */
export const deletedHere = createContext(false)
