import { data, redirect } from 'react-router'
import { languageTagOf } from '../../../../contract/locale.ts'
import formStyles from '../../../../ui/form/form.module.css'
import { captchaTokenIn } from '../../../../ui/submission/captcha/captcha-token.ts'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { late } from '../../../features/late/late.tsx'
import { collectionPicture } from '../../../features/media/picture.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { useFormTitle } from '../../../frame/use-form-title.ts'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { findVisitor } from '../../../request/find-visitor.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withFallback } from '../../../request/with-fallback.ts'
import type { Route } from './+types/page'
import './heading-faces.css'
import applicationStyles from './application.module.css'
import styles from './beta.module.css'
import { Hero } from './hero.tsx'
import { How } from './how.tsx'
import { loadBetaCopy } from './load-copy.ts'
import { applicationShape, readApplication } from './read-application.ts'
import { reapply } from './reapply.ts'
import { Sent } from './sent.tsx'

const page = '/support/beta'

/** Not cached: it may have a visitor's name in it. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const user = await findVisitor(site, site.gallery(locale, request))
  const reference = url.searchParams.get('sent') ?? ''
  const { form, aside, asked, sent, ...copy } = loadBetaCopy(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    states: collectionPicture('hero-beta', locale),
    visitor: user && {
      username: user.username,
      email: user.email,
      name: [user.firstname, user.lastname].filter(Boolean).join(' '),
    },
    sent: /^B-[2-9A-Z]{8}$/.test(reference)
      ? { copy: sent, reference, failed: url.searchParams.get('reapplied') === 'no' }
      : null,
    sharing: getSharingPicture(page, locale).src,
    late: { copy: { form, aside, asked }, sending: loadFormCopy(site, locale) },
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const user = await findVisitor(site, gallery)
  const admin = site.admin(locale, user?.id)
  const form = await request.formData()
  const values = readFormValues(form, applicationShape)
  const body = { ...readApplication(form), captcha: captchaTokenIn(form), lang: languageTagOf(locale) }
  const answer = await sendForm(admin, values, () => admin.applyForBeta({ body }))
  if (!('reference' in answer)) return data(answer, { status: statusOf(answer) })

  const devices = values.devices as readonly string[]
  const isMarked =
    !user || (await withFallback(site, 'reapplying', reapply(gallery, user, devices, locale), false))
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of gallery.cookies) headers.append('Set-Cookie', cookie)
  const query = new URLSearchParams({ sent: answer.reference, ...(!isMarked && { reapplied: 'no' }) })
  throw redirect(`${link(locale, page)}?${query}`, { status: 303, headers })
}

const Application = late(() => import('./application.tsx'), formStyles.form, applicationStyles.application)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

export default function Beta({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, locale, origin, states, visitor, sent, sharing, late: lateData } = loaderData
  const { head, crumbs } = copy
  const failed = actionData !== undefined && Object.keys(actionData.reasons).length > 0
  const title = useFormTitle(sent ? sent.copy.title : head.title, failed && !sent)
  return (
    <div className={styles.paper}>
      <PageHead {...{ origin, locale, page, title }} description={head.description} picture={sharing} />
      <JsonLd
        data={crumbsOf(origin, locale, [
          { name: crumbs.support, page: '/support' },
          { name: crumbs.here, page },
        ])}
      />
      {sent ? (
        <Sent copy={sent.copy} {...{ locale, sent }} isKnown={visitor !== null} />
      ) : (
        <>
          <Hero copy={copy.hero} states={states} />
          <How copy={copy.how} />
          <Application {...{ locale, visitor }} late={lateData} rejection={actionData} />
        </>
      )}
    </div>
  )
}
