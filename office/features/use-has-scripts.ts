import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether scripts run: false on the server and for the first render in the browser. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
