import { data } from 'react-router'
import { defaultLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** 'This page could not be found': what a loader throws, so that the error page shows with status 404. */
export const notFound = () => data(null, { status: 404 })

/** The language of a page's address. Throws 404 for a first segment that is no locale. */
export function localeOf(params: { locale?: string | undefined }): Locale {
  if (params.locale === undefined) return defaultLocale
  if (!isLocale(params.locale)) throw notFound()
  return params.locale
}
