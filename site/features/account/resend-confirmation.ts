import type { Locale } from '../../../contract/locale.ts'
import { alerts } from '../../../ui/alerts/alert-queue.ts'
import { askGallery } from './ask-gallery.ts'
import type { LoadedAccountCopy } from './dialogs-data.ts'

/** Has the mail that confirms an address sent once more, and says in an alert what came of it. */
export async function resendConfirmation(copy: LoadedAccountCopy['created'], locale: Locale): Promise<void> {
  const failed = {
    title: copy.failedTitle,
    message: copy.failedMessage,
    type: 'error',
    dismissable: true,
  } as const
  try {
    const { status, answer } = await askGallery<{ success?: boolean }>(
      'POST',
      '/users/confirmation/resend',
      { lang: locale },
      locale,
    )
    // Whose address had an account already is told the same: only the owner of the mailbox learns of it.
    const sent = answer.success === true || status === 401
    await alerts.show(
      sent
        ? { title: copy.sentTitle, message: copy.sentMessage, type: 'success', dismissable: true }
        : { ...failed, message: copy.notSent },
    )
  } catch (error) {
    console.warn(String(error))
    await alerts.show(failed)
  }
}
