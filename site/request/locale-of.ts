import { data } from 'react-router'
import { defaultLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** The 404 that a loader throws, which renders the error page 'This page could not be found'. */
export const notFound = () => data(null, { status: 404 })

/** The locale of the route parameters. Throws 404 for an unknown one. */
export function localeOf(params: { locale?: string | undefined }): Locale {
  if (params.locale === undefined) return defaultLocale
  if (!isLocale(params.locale)) throw notFound()
  return params.locale
}
