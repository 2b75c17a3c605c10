import type { Locale } from '../../../contract/locale.ts'
import { askGallery } from '../../features/account/ask-gallery.ts'

/** Asks the browser for a passkey by which its user authenticates again. Rejects when it gives none. */
export async function askForPasskey(locale: Locale): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { status, answer } = await askGallery<{ options: never }>(
    'POST',
    '/passkeys/proof/options',
    {},
    locale,
  )
  if (status !== 200) throw new Error(`There is no passkey to ask for (${status})`)
  return await startAuthentication({ optionsJSON: answer.options })
}
