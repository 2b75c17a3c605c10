import { data, redirect } from 'react-router'
import type { AdminClient } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { PermissionAnswers } from '../../../contract/requests/permission/schema.ts'
import { findToken, handleOf, linkCookies, withLinkCookies } from '../../request/link-token.ts'
import { secretHeaders } from '../../request/private-headers.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { base } from './base.ts'
import { addressOf, answersIn } from './steps.ts'

interface SavedRequest {
  readonly token: string
  /** Its token in the URL. */
  readonly draft: string
  readonly answers: PermissionAnswers
  readonly expiresAt: string
  /** Its reference, once it has been sent. Then no answers are kept here any more. */
  readonly sent: string | null
}

/** The draft under the token of a visit; null for an unknown or expired one. */
export async function findRequest(admin: AdminClient, token: string): Promise<SavedRequest | null> {
  if (token === '') return null
  const { answers, expires_at } = await admin.findDraft({ body: { kind: 'permission', token } })
  if (!answers || expires_at === null) return null
  const { sent } = answers
  return {
    token,
    draft: handleOf(token),
    answers: answersIn(answers),
    expiresAt: expires_at,
    sent: typeof sent === 'string' ? sent : null,
  }
}

/** The token of a visit, or of the form that was sent; empty when there is none. */
export const tokenIn = (request: Request, url: URL, form?: FormData): string =>
  findToken(request, url, 'resume', form)

/** The same for a step: who has sent it already is led to where that is said. Throws that redirect. */
export async function findOpenRequest(admin: AdminClient, token: string, locale: Locale) {
  const request = await findRequest(admin, token)
  if (request?.sent) throw goTo(addressOf(locale, 'sent', request.draft))
  return request
}

/** Sends the visitor on, so that a reload repeats nothing. */
export const goTo = (address: string) => redirect(address, { status: 303, headers: secretHeaders })

/** The same to a step of a request, whose token goes along in a cookie. */
export const goToStep = (
  { origin }: SiteRequest,
  locale: Locale,
  step: Parameters<typeof addressOf>[1],
  token: string,
  more = '',
) =>
  redirect(addressOf(locale, step, handleOf(token), more), {
    status: 303,
    headers: withLinkCookies(secretHeaders, linkCookies(origin, { scope: base }, token)),
  })

export const answerWith = <T>(result: T, status = 200) => data(result, { status, headers: secretHeaders })
