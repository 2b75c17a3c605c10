import { lazy, Suspense, useDeferredValue, useSyncExternalStore } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { accountDialog } from './dialog-store.ts'

const Dialogs = lazy(() => import('./open-dialog.tsx'))

/** The place of the log-in and the registration: what they are made of travels when one is opened. */
export function AccountDialogs({ locale }: { locale: Locale }) {
  const asked = useSyncExternalStore(accountDialog.subscribe, accountDialog.read, accountDialog.readOnServer)
  // The press is to be seen before the dialog is drawn, which takes a slow phone a moment.
  const open = useDeferredValue(asked)
  if (!open) return null
  return (
    <Suspense>
      <Dialogs key={open} open={open} locale={locale} />
    </Suspense>
  )
}
