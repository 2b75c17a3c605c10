import { useLocation, useNavigate } from 'react-router'
import { link, type PagePath } from '../../language/link.ts'
import type { Locale } from '../../language/locale.ts'
import { cookieNames, preferenceCookie } from '../../language/preferences.ts'

/** Saves the preferred language and puts the same page in it in the place of this one: page, query and anchor stay. */
export function useChooseLanguage(page: PagePath): (locale: Locale) => void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return locale => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
    document.cookie = preferenceCookie(cookieNames.preferredLocale, locale)
    navigate(`${link(locale, page)}${search}${hash}`, { replace: true, preventScrollReset: true })
  }
}
