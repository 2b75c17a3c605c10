import { findCookie } from '../../../contract/cookies.ts'
import { cookieNames, forgottenCookie, preferenceCookie } from '../../language/preferences.ts'

type Preference = keyof typeof cookieNames

const listeners = new Set<() => void>()

/** What the visitor chose, as the cookies stand in this browser; the server has already answered with regard to them. */
export const preferences = {
  read: (preference: Preference) => findCookie(document.cookie, cookieNames[preference]),
  readOnServer: () => undefined,
  /** null takes the choice back. */
  save(preference: Preference, value: string | null) {
    const name = cookieNames[preference]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie =
      value === null
        ? forgottenCookie(name, location.protocol)
        : preferenceCookie(name, value, location.protocol)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
