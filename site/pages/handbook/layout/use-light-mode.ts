import { useSyncExternalStore } from 'react'
import { preferences } from '../../../frame/language/preference-store.ts'

const isOn = () => preferences.read('lightMode') === '1'

/** Whether the handbook is light: the cookie's value, and before hydration the server's. */
export const useLightMode = (served: boolean): boolean =>
  useSyncExternalStore(preferences.subscribe, isOn, () => served)
