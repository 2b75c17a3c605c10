import { languageTagOf } from '../../../../contract/locale.ts'
import form from '../../../../ui/form/form.module.css'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases, unbroken } from '../../../../ui/phrases.tsx'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { late } from '../../../features/late/late.tsx'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { base } from '../base.ts'
import { answerWith, goToStep } from '../find-request.ts'
import { loadCopy } from '../load-copy.ts'
import '../heading-faces.css'
import type { Route } from './+types/page'
import questions from './questions.module.css'
import styles from './start.module.css'
import { findVerdict } from './uses.ts'

export const handle = { navOver: 'light' }
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    sending: loadFormCopy(site, locale),
    finding: findVerdict(url.searchParams),
    isForgotten: url.searchParams.has('forgotten'),
    sharing: getSharingPicture(base, locale).src,
  }
}

/** Makes a place for the answers before the first is given: then every step has an address that can be come back to. */
export async function action({ params, context }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const begun = await sendForm(site.admin(locale), {}, async () => {
    const body = { kind: 'permission' as const, answers: {}, lang: languageTagOf(locale) }
    return { reference: (await site.admin(locale).saveDraft({ body })).token }
  })
  if (!('reference' in begun)) return answerWith(begun, statusOf(begun))
  throw goToStep(site, locale, 'what', begun.reference)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

const Questions = late(() => import('./questions.tsx'), form.form, questions.questions)
const BeginForm = late(() => import('./begin-form.tsx'), form.form)

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, origin, copy, sending, finding, isForgotten, sharing } = loaderData
  const { start } = copy
  const { form } = start
  const isFree = finding.at === 'verdict' && finding.verdict === 'free'
  return (
    <article className={`grid ${styles.start}`}>
      <PageHead
        {...{ origin, locale, description: start.description }}
        page={base}
        title={interpolate(copy.title, { heading: unbroken(start.heading) })}
        picture={sharing}
      />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumb, page: base }])} />
      <header className={styles.head}>
        {isForgotten && (
          <p className={styles.notice} role="status">
            {start.forgotten}
          </p>
        )}
        <h1 className={styles.heading}>
          <Phrases text={start.heading} />
        </h1>
        <p className={styles.lead}>{start.lead}</p>
      </header>
      <Questions copy={start} {...{ locale, finding }} />
      <section className={styles.form}>
        <h2 className={styles.title}>{form.title}</h2>
        <ul>
          {form.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <BeginForm copy={form} {...{ sending, isFree }} rejection={actionData} />
      </section>
    </article>
  )
}
