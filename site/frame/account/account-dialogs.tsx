import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Locale } from '../../language/locale.ts'
import { accountDialog } from './dialog-store.ts'

const Dialogs = lazy(() => import('./open-dialog.tsx'))

/** The place of the log-in and the registration: what they are made of travels when one is opened. */
export function AccountDialogs({ locale }: { locale: Locale }) {
  const open = useSyncExternalStore(accountDialog.subscribe, accountDialog.read, accountDialog.readOnServer)
  if (!open) return null
  return (
    <Suspense>
      <Dialogs key={open} open={open} locale={locale} />
    </Suspense>
  )
}
