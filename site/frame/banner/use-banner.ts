import { useSyncExternalStore } from 'react'
import { isLocale, type Locale } from '../../../contract/locale.ts'
import { bannerFor, dismiss, readDismissed } from '../../language/preferences.ts'
import { preferences } from '../language/preference-store.ts'

const { read, readOnServer, save, subscribe } = preferences

/** Whether the banner is shown, from the server's offer and the current cookies; evaluated on every page. */
export function useBanner(offered: Locale, current: Locale) {
  const preferred = useSyncExternalStore(subscribe, () => read('preferredLocale'), readOnServer)
  const hidden = useSyncExternalStore(subscribe, () => read('dismissedLocales'), readOnServer)
  const suggested = isLocale(preferred) ? preferred : offered
  return {
    shown: offered === suggested && bannerFor(suggested, readDismissed(hidden), current) !== null,
    hide: () => save('dismissedLocales', dismiss(hidden, current)),
  }
}
