import { data } from 'react-router'
import { ServiceRefusal } from '../../../../contract/problem.ts'
import { requestDescriptions } from '../../../../contract/requests/descriptions.ts'
import { mediaList } from '../../../../contract/requests/media-list/description.ts'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { loadAttachmentsCopy } from '../../../features/attachments/load-attachments-copy.ts'
import { loadFilesCopy } from '../../../features/attachments/load-files-copy.ts'
import type { PagePath } from '../../../language/link.ts'
import { findToken } from '../../../request/link-token.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { answerThread } from './answer-thread.ts'
import { describe } from './kinds/describe.ts'
import { loadThreadCopy } from './load-copy.ts'
import { openThread, statusOfUnopened } from './load-thread.ts'
import { Lost } from './lost.tsx'
import { Thread } from './thread.tsx'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const token = findToken(request, url, 'token')
  const opened = await openThread(site, locale, { reference: params.reference, token })
  const done = url.searchParams.get('done')
  const common = {
    locale,
    copy: loadThreadCopy(site, locale),
    sending: loadFormCopy(site, locale),
    attachments: loadAttachmentsCopy(site, locale),
    unfinished: loadFilesCopy(site, locale),
    support: `support@${site.mailHost}`,
    again: formOf(params.reference),
    done,
  }
  // What was erased has no thread to open.
  if (opened === 'lost' && done === 'withdraw')
    return data({ ...common, opened: null, why: whyGone(params.reference) })
  if (typeof opened === 'string')
    return data({ ...common, opened: null, why: opened }, { status: statusOfUnopened[opened] })
  const view = describe(opened.thread, site, locale)
  return data({ ...common, opened: { thread: opened.thread, view, token }, why: null })
}

/** An entry of the media list was left, anything else erased. */
const whyGone = (reference: string): 'left' | 'erased' =>
  reference.toUpperCase().startsWith(mediaList.initial) ? 'left' : 'erased'

/** The form that a reference began with. */
const formOf = (reference: string): PagePath =>
  Object.values(requestDescriptions).find(({ initial }) => reference.toUpperCase().startsWith(initial))
    ?.page ?? '/support/request'

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const form = await request.formData()
  const place = { reference: params.reference, token: findToken(request, url, 'token', form) }
  try {
    const answer = await answerThread(context.get(siteRequest), locale, place, form)
    return data(answer, { status: answer ? statusOf(answer) : 400 })
  } catch (error) {
    // Not theirs, or erased meanwhile: the page says so.
    if (error instanceof ServiceRefusal) return data(null, { status: error.status })
    throw error
  }
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  const answer = await keepOnFailure({ serverAction })
  return answer && { ...answer, intent }
}

export const shouldRevalidate = unlessRefused

/** A request, for whoever has its link: how it stands, what was sent, what has happened, and what can be done. */
export default function RequestThread({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, why, ...common } = loaderData
  if (!opened) return <Lost {...common} why={why ?? 'lost'} />
  const answer = actionData && 'reasons' in actionData ? actionData : undefined
  return <Thread {...common} {...opened} answer={answer} />
}
