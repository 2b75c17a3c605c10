import form from '../../../ui/form/choices.module.css'
import { findAsked } from '../../features/devices/device-classes.ts'
import { late } from '../../features/late/late.tsx'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { AllDevices } from './devices/all-devices.tsx'
import { listDevices } from './devices/list-devices.ts'
import { LookUp } from './devices/look-up.tsx'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { Needs } from './needs.tsx'
import answer from './quiz/answer.module.css'
import { findVerdict } from './quiz/choose-app.ts'
import quiz from './quiz/quiz.module.css'
import './heading-faces.css'

const page = '/requirements'

export function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const devices = listDevices(locale)
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    finding: findVerdict(url.searchParams),
    devices,
    asked: findAsked(url.searchParams.get('device'), asked => devices.find(({ id }) => id === asked)),
    sharing: getSharingPicture(page, locale).src,
  }
}

const Quiz = late(() => import('./quiz/quiz.tsx'), form.choices, quiz.quiz, answer.answer)

/** What each app runs on and needs, and which one suits the visitor. */
export default function Requirements({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, finding, devices, asked, sharing } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumb, page }])} />
      <Hero copy={copy.hero} />
      <Quiz copy={copy.quiz} locale={locale} finding={finding} />
      <LookUp copy={copy.device} {...{ locale, devices, asked }} />
      <Needs copy={copy.needs} />
      <AllDevices copy={copy.all} {...{ locale, devices }} />
    </>
  )
}
