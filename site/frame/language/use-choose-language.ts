import { useLocation, useNavigate } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import { preferences } from './preference-store.ts'

/** Saves the preferred language and replaces the page by its translation; query and fragment stay. */
export function useChooseLanguage(page: PagePath): (locale: Locale) => void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return locale => {
    preferences.save('preferredLocale', locale)
    navigate(`${link(locale, page)}${search}${hash}`, { replace: true, preventScrollReset: true })
  }
}
