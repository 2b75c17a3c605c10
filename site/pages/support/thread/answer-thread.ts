import { redirect } from 'react-router'
import type { AdminClient } from '../../../../contract/admin.ts'
import { ServiceRefusal } from '../../../../contract/problem.ts'
import { readTyped } from '../../../form/read-typed.ts'
import { type NotTaken, sendForm } from '../../../frame/sending/answer.ts'
import { link } from '../../../language/link.ts'
import { isoOf, type Locale } from '../../../language/locale.ts'
import { secretHeaders } from '../../../request/own-page.ts'

/** A form of the page that was not taken, and which one it was. */
export type ThreadAnswer = NotTaken & { readonly intent: string }

export interface Place {
  readonly reference: string
  readonly token: string
}

type Send = (admin: AdminClient, locale: Locale, place: Place, form: FormData) => Promise<NotTaken | null>

export const replyShape = { text: ['text'], lists: ['uploads'] }

const reply: Send = async (admin, locale, { reference, token }, form) => {
  const typed = readTyped(form, replyShape)
  const text = String(typed.text)
  const uploads = typed.uploads as readonly string[]
  const body = { token, text, uploads: [...uploads], lang: isoOf(locale) }
  const answer = await sendForm(admin, typed, async () => {
    const { errors } = await admin.replyToRequest({ params: { reference }, body })
    return errors ? { errors } : { reference }
  })
  return 'reasons' in answer ? answer : null
}

const withdraw: Send = async (admin, _, { reference, token }) => {
  const answer = await sendForm(admin, {}, async () => {
    try {
      await admin.withdrawRequest({ params: { reference }, body: { token } })
    } catch (error) {
      // Decided or withdrawn meanwhile: the page that comes says so.
      if (!(error instanceof ServiceRefusal && error.status === 409)) throw error
    }
    return { reference }
  })
  return 'reasons' in answer ? answer : null
}

/** What the page's forms do, by the `intent` that they carry. */
const sends: Readonly<Record<string, Send>> = { reply, withdraw }

/** Does what a form of the page asks for. Throws a redirect to the page when it is done, so that a reload repeats nothing. null: the page has no such form. */
export async function answerThread(
  admin: AdminClient,
  locale: Locale,
  place: Place,
  form: FormData,
): Promise<ThreadAnswer | null> {
  const intent = String(readTyped(form, { text: ['intent'] }).intent)
  const send = Object.hasOwn(sends, intent) ? sends[intent] : undefined
  if (!send) return null
  const answer = await send(admin, locale, place, form)
  if (answer) return { ...answer, intent }
  const query = new URLSearchParams({ token: place.token, done: intent })
  const to = `${link(locale, `/support/requests/${encodeURIComponent(place.reference.toLowerCase())}`)}?${query}#events`
  throw redirect(to, { status: 303, headers: secretHeaders })
}
