import { data, redirect } from 'react-router'
import type { PositionDetails } from '../../../../contract/admin.ts'
import { ServiceRefusal } from '../../../../contract/problem.ts'
import { positionApplicationRequest } from '../../../../contract/requests/position-application/description.ts'
import {
  type PositionApplication,
  positionApplication,
} from '../../../../contract/requests/position-application/schema.ts'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { loadAttachmentsCopy } from '../../../features/attachments/load-attachments-copy.ts'
import { loadFilesCopy } from '../../../features/attachments/load-files-copy.ts'
import { sendFileForm } from '../../../features/one-file/send-with-file.ts'
import { loadFieldCopy } from '../../../features/requests/load-field-copy.ts'
import { loadTextLanguage } from '../../../features/untranslated/load-text-language.ts'
import { link } from '../../../language/link.ts'
import { findVisitor } from '../../../request/find-visitor.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import { Closed } from '../closed.tsx'
import { isClosed } from '../is-closed.ts'
import { loadCopy } from '../load-copy.ts'
import { loadOthers } from '../load-others.ts'
import type { Route } from './+types/page'
import '../heading-faces.css'
import { Apply } from './apply.tsx'
import { Done } from './done.tsx'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const [found]: readonly PositionDetails[] = await site
    .admin(locale)
    .getPosition({ params: { slug: params.slug } }, withDeadline())
  if (!found) throw notFound()
  const copy = loadCopy(site, locale).position
  const { slug, title, closed_on } = found
  const mail = `careers@${site.mailHost}`
  const text = loadTextLanguage(site, locale, found)
  const common = { locale, slug, title, text, mail }
  const reference = /^A-[2-9A-Z]{8}$/.exec(url.searchParams.get('sent') ?? '')?.[0]
  if (reference) return { ...common, state: 'done' as const, copy: copy.form, reference }
  if (isClosed(found)) {
    const open = await loadOthers(site, locale)
    const closed = { closedOn: closed_on ?? '', open, copy: copy.closed, all: copy.back }
    return data({ ...common, state: 'closed' as const, ...closed }, { status: 410 })
  }
  const visitor = await findVisitor(site, site.gallery(locale, request))
  return {
    ...common,
    state: 'open' as const,
    copy: copy.form,
    asked: loadFieldCopy(positionApplicationRequest, site, locale),
    sending: loadFormCopy(site, locale),
    attachments: loadAttachmentsCopy(site, locale),
    unfinished: loadFilesCopy(site, locale),
    visitor: visitor && {
      name: [visitor.firstname, visitor.lastname].filter(Boolean).join(' '),
      email: visitor.email,
    },
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { slug } = params
  const form = await request.formData()
  const page = link(locale, `/careers/${slug}/apply`)
  // An application belongs to the account as well: it is exported and deleted with it.
  const visitor = await findVisitor(site, site.gallery(locale, request))
  const admin = site.admin(locale, visitor?.id)
  const sent = sendFileForm(admin, {
    schema: positionApplication,
    reason: 'pdf',
    form,
    locale,
    send: (body: PositionApplication) => admin.applyForPosition({ params: { slug }, body }),
  })
  const answer = await sent.catch(error => {
    // Closed or gone meanwhile: the page says so.
    if (error instanceof ServiceRefusal && (error.status === 404 || error.status === 409))
      throw redirect(page, { status: 303, headers: secretHeaders })
    throw error
  })
  if ('reasons' in answer) return data(answer, { status: statusOf(answer) })
  throw redirect(`${page}?${new URLSearchParams({ sent: answer.reference })}`, {
    status: 303,
    headers: secretHeaders,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

/** Applying for one position: the form, its thanks, or a kind word that it is closed. */
export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state === 'closed') return <Closed {...loaderData} />
  if (loaderData.state === 'done') return <Done {...loaderData} />
  return <Apply {...loaderData} answer={actionData} />
}
