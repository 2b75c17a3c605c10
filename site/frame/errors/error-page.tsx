import { isRouteErrorResponse } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { FrameCopy } from '../copy/shape.ts'
import { isChunkFailure } from './chunk-failure.ts'
import { MissingChunk } from './missing-chunk.tsx'
import { NotFound, type NotFoundFilm } from './not-found.tsx'
import { OtherError } from './other-error.tsx'
import { isUnreachable } from './unreachable.ts'

export interface ErrorPageProps {
  readonly error: unknown
  readonly copy: FrameCopy['errors']
  readonly locale: Locale
  readonly night: NotFoundFilm
}

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** The router's own message for an error that brings none. */
const noMessage = 'Internal Server Error'

/** 404, or any other error with its status (500 where none is known) and the message that was thrown with it. */
export function ErrorPage({ error, copy, locale, night }: ErrorPageProps) {
  if (isNotFound(error)) return <NotFound copy={copy} locale={locale} night={night} />
  const { status, statusText } = isRouteErrorResponse(error) ? error : { status: 500, statusText: '' }
  const message = statusText === noMessage ? '' : statusText
  const text = status === 503 || isUnreachable(error) ? copy.other.unavailable : copy.other.text
  const other = <OtherError copy={copy.other} {...{ error, status, message, text, locale }} />
  return isChunkFailure(error) ? <MissingChunk>{other}</MissingChunk> : other
}
