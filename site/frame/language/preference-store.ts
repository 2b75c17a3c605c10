import { findCookie } from '../../../contract/cookies.ts'
import { cookieNames, expiredCookie, preferenceCookie } from '../../language/preferences.ts'

type Preference = keyof typeof cookieNames

const listeners = new Set<() => void>()

/** The visitor's preference cookies in this browser, as an external store; the server has rendered with them. */
export const preferences = {
  read: (preference: Preference) => findCookie(document.cookie, cookieNames[preference]),
  readOnServer: () => undefined,
  /** null deletes the cookie. */
  save(preference: Preference, value: string | null) {
    const name = cookieNames[preference]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie =
      value === null
        ? expiredCookie(name, location.protocol)
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
