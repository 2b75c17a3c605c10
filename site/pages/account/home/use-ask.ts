import { useNavigate } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { alerts } from '../../../../ui/alerts/alert-queue.ts'
import { askGallery, limitedText } from '../../../features/account/ask-gallery.ts'
import type { LoadedAccountCopy } from '../../../features/account/dialogs-data.ts'
import { link } from '../../../language/link.ts'
import { entranceAddress } from '../../../request/return-page.ts'

interface Question {
  readonly path: `/${string}`
  readonly body: object
  /** The query parameter that the page gets on success. */
  readonly done: string
  /** The text of the alert on failure. */
  readonly failed: string
}

/** Asks the gallery service in place of a form of the page: the page says what was done, an alert what failed. Never rejects. */
export function useAsk(
  form: LoadedAccountCopy['form'],
  locale: Locale,
): (question: Question) => Promise<void> {
  const navigate = useNavigate()
  return async ({ path, body, done, failed }) => {
    let message = failed
    try {
      const reply = await askGallery<{ success?: boolean }>('POST', path, { ...body, lang: locale }, locale)
      if (reply.status === 401) return location.assign(entranceAddress(locale, '/login'))
      if (reply.answer.success)
        return await navigate(`${link(locale, '/account')}?done=${done}`, { preventScrollReset: true })
      if (reply.status === 429) message = `${failed} ${limitedText(form, reply, locale)}`
    } catch (error) {
      console.warn(String(error))
    }
    const { title } = form.failure
    await alerts.show({ title, message, type: 'error', dismissable: true })
  }
}
