import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { session } from '../../features/session/session.ts'
import { link, type PagePath } from '../../language/link.ts'

/**
 * Leads on who turns out to be logged in: after a click on another site the browser keeps the Strict cookies back from the page,
 * and sends them with the first call of its scripts. Gives what leads on after a log-in.
 */
export function useRedirectAfterLogin(locale: Locale, to: PagePath): () => void {
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate(link(locale, to), { replace: true }), [navigate, locale, to])
  useEffect(() => {
    if (session.read().fetched) return
    let isHere = true
    void session.load().then(() => {
      if (isHere && session.read().user !== null) leave()
    })
    return () => {
      isHere = false
    }
  }, [leave])
  return leave
}
