import { redirect } from 'react-router'
import { findCookie } from '../../../contract/cookies.ts'
import { isLocale } from '../../../contract/locale.ts'
import { link, type PagePath, readPath } from '../../language/link.ts'
import { cookieNames, dismiss, expiredCookie, preferenceCookie } from '../../language/preferences.ts'
import { notFound } from '../../request/locale-of.ts'
import type { Route } from './+types/preferences'

/**
 * Stores a language choice, the dismissal of the language banner, or the light mode from a form without scripts, and
 * redirects back to the page.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const { protocol } = new URL(request.url)
  const { path, search } = readReferer(request)
  const { locale: current, page } = readPath(path)
  const chosen = form.get('locale')
  if (form.get('hide') !== null) {
    const dismissed = findCookie(request.headers.get('cookie') ?? '', cookieNames.dismissedLocales)
    return back(
      `${path}${search}`,
      preferenceCookie(cookieNames.dismissedLocales, dismiss(dismissed, current), protocol),
    )
  }
  const light = form.get('light')
  if (light === '1') return back(`${path}${search}`, preferenceCookie(cookieNames.lightMode, '1', protocol))
  if (light === '0') return back(`${path}${search}`, expiredCookie(cookieNames.lightMode, protocol))
  if (!isLocale(chosen)) return back(`${path}${search}`)
  return back(
    `${link(chosen, page)}${search}`,
    preferenceCookie(cookieNames.preferredLocale, chosen, protocol),
  )
}

export function loader(): never {
  throw notFound()
}

/** The referring page with its query, or the home page without a `Referer`. */
function readReferer(request: Request): { path: PagePath; search: string } {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  const here = new URL(request.url)
  if (referer === null || referer.host !== here.host) return { path: '/', search: '' }
  return { path: `/${referer.pathname.replace(/^\/+/, '')}`, search: referer.search }
}

const back = (to: string, cookie?: string) =>
  redirect(to, { status: 303, ...(cookie && { headers: { 'Set-Cookie': cookie } }) })
