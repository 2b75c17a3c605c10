import { isRouteErrorResponse } from 'react-router'
import type { Locale } from '../../language/locale.ts'
import type { FrameCopy } from '../copy/shape.ts'
import { NotFound } from './not-found.tsx'
import { OtherError } from './other-error.tsx'

export interface ErrorPageProps {
  readonly error: unknown
  readonly copy: FrameCopy['errors']
  readonly locale: Locale
}

/** 404, or any other error with its status (500 where none is known). */
export function ErrorPage({ error, copy, locale }: ErrorPageProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return <NotFound copy={copy} locale={locale} />
  return <OtherError copy={copy.other} status={status} locale={locale} />
}
