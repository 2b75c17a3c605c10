import { isRouteErrorResponse } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { FrameCopy } from '../copy/en.ts'
import { isChunkFailure } from './chunk-failure.ts'
import { MissingChunk } from './missing-chunk.tsx'
import { NotFound, type NotFoundFilm } from './not-found.tsx'
import { OtherError } from './other-error.tsx'
import { isUnreachable } from './unreachable.ts'

interface ErrorPageProps {
  readonly error: unknown
  readonly copy: FrameCopy['errors']
  readonly locale: Locale
  readonly night: NotFoundFilm | undefined
}

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** The default message of React Router. */
const noMessage = 'Internal Server Error'

/** The 404 page, or the error page with the status (500 by default) and the message of the error. */
export function ErrorPage({ error, copy, locale, night }: ErrorPageProps) {
  if (isNotFound(error)) return <NotFound copy={copy} locale={locale} night={night} />
  const { status, statusText } = isRouteErrorResponse(error) ? error : { status: 500, statusText: '' }
  const message = statusText === noMessage ? '' : statusText
  const text = status === 503 || isUnreachable(error) ? copy.other.unavailable : copy.other.text
  const other = <OtherError copy={copy.other} {...{ error, status, message, text, locale }} />
  return isChunkFailure(error) ? <MissingChunk>{other}</MissingChunk> : other
}
