import { data, redirect } from 'react-router'
import { madeWithRequest } from '../../../../contract/requests/made-with/description.ts'
import { type OfferedWork, offeredWork } from '../../../../contract/requests/made-with/schema.ts'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { loadAttachmentsCopy } from '../../../features/attachments/load-attachments-copy.ts'
import { loadFilesCopy } from '../../../features/attachments/load-files-copy.ts'
import { sendFileForm } from '../../../features/one-file/send-with-file.ts'
import { loadFieldCopy } from '../../../features/requests/load-field-copy.ts'
import { link } from '../../../language/link.ts'
import { findVisitor } from '../../../request/find-visitor.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Done } from './done.tsx'
import { loadShowCopy } from './load-copy.ts'
import { ShowForm } from './show-form.tsx'
import './heading-faces.css'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

export function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const reference = /^W-[2-9A-Z]{8}$/.exec(url.searchParams.get('sent') ?? '')?.[0] ?? null
  return {
    ...{ locale, reference },
    copy: loadShowCopy(site, locale),
    asked: loadFieldCopy(madeWithRequest, site, locale),
    sending: loadFormCopy(site, locale),
    attachments: loadAttachmentsCopy(site, locale),
    unfinished: loadFilesCopy(site, locale),
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const form = await request.formData()
  // A work belongs to the account as well: it is exported and deleted with it.
  const visitor = await findVisitor(site, site.gallery(locale, request))
  const admin = site.admin(locale, visitor?.id)
  const answer = await sendFileForm(admin, {
    schema: offeredWork,
    reason: 'picture',
    form,
    locale,
    send: (body: OfferedWork) => admin.offerWork({ body }),
  })
  if ('reasons' in answer) return data(answer, { status: statusOf(answer) })
  const query = new URLSearchParams({ sent: answer.reference })
  throw redirect(`${link(locale, '/made-with/show')}?${query}`, { status: 303, headers: secretHeaders })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

/** Offering a picture for the wall. */
export default function Show({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, copy, locale } = loaderData
  if (reference !== null) return <Done {...{ copy, locale, reference }} />
  return <ShowForm {...loaderData} answer={actionData} />
}
