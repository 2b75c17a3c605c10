import { useSyncExternalStore } from 'react'
import { preferences } from '../../../frame/language/preference-store.ts'

const isOn = () => preferences.read('lightMode') === '1'

/** Whether the handbook is white paper: as the cookie says, and until scripts run as the page was served. */
export const useLightMode = (served: boolean): boolean =>
  useSyncExternalStore(preferences.subscribe, isOn, () => served)
