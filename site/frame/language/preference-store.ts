import { cookieNames, findCookie, preferenceCookie } from '../../language/preferences.ts'

type Preference = 'preferredLocale' | 'dismissedLocales'

const listeners = new Set<() => void>()

/** The language cookies as they stand in this browser; the server has already answered with regard to them. */
export const preferences = {
  read: (preference: Preference) => findCookie(document.cookie, cookieNames[preference]),
  readOnServer: () => undefined,
  save(preference: Preference, value: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie = preferenceCookie(cookieNames[preference], value)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
