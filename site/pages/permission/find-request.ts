import { data, redirect } from 'react-router'
import type { AdminClient } from '../../../contract/admin.ts'
import type { PermissionAnswers } from '../../../contract/forms/permission-request.ts'
import type { Locale } from '../../language/locale.ts'
import { secretHeaders } from '../../request/own-page.ts'
import { addressOf, answersIn } from './steps.ts'

export interface SavedRequest {
  readonly token: string
  readonly answers: PermissionAnswers
  readonly expiresAt: string
  /** Its reference, once it has been sent. Then no answers are kept here any more. */
  readonly sent: string | null
}

/** What is kept under the token of an address; null when there is nothing, or nothing any more. */
export async function findRequest(admin: AdminClient, url: URL): Promise<SavedRequest | null> {
  const token = tokenIn(url)
  if (token === '') return null
  const { answers, expires_at } = await admin.findDraft({ body: { kind: 'permission', token } })
  if (!answers || expires_at === null) return null
  const { sent } = answers
  return {
    token,
    answers: answersIn(answers),
    expiresAt: expires_at,
    sent: typeof sent === 'string' ? sent : null,
  }
}

export const tokenIn = (url: URL): string => {
  const token = url.searchParams.get('resume') ?? ''
  return /^[\w-]{1,100}$/.test(token) ? token : ''
}

/** The same for a step: who has sent it already is led to where that is said. Throws that redirect. */
export async function findOpenRequest(admin: AdminClient, url: URL, locale: Locale) {
  const request = await findRequest(admin, url)
  if (request?.sent) throw goTo(addressOf(locale, 'sent', request.token))
  return request
}

/** Sends the visitor on, so that a reload repeats nothing. */
export const goTo = (address: string) => redirect(address, { status: 303, headers: secretHeaders })

export const answerWith = <T>(result: T, status = 200) => data(result, { status, headers: secretHeaders })
