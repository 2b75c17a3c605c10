import { data, redirect } from 'react-router'
import '../../../ui/form/error-summary.module.css'
import '../../../ui/form/field.module.css'
import formStyles from '../../../ui/form/form.module.css'
import '../../../ui/form/submit-button.module.css'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { education } from '../../../contract/requests/education/description.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { captchaTokenIn } from '../../../ui/submission/captcha/captcha-token.ts'
import { statusOf } from '../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../ui/submission/form-values.ts'
import { keepOnFailure, unlessRefused } from '../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../ui/submission/send-form.ts'
import { late as latePart } from '../../features/late/late.tsx'
import { collectionPicture } from '../../features/media/picture.ts'
import { loadFieldCopy } from '../../features/requests/load-field-copy.ts'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { type SiteRequest, siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import styles from './ask.module.css'
import { Buying } from './buying.tsx'
import { Hero } from './hero.tsx'
import { filterLessons, isFiltered, readFilter } from './lessons/lessons.ts'
import { Lessons } from './lessons/lessons.tsx'
import { loadLesson, loadLessons, textOf } from './lessons/load-lessons.ts'
import { loadCopy } from './load-copy.ts'
import { questionShape, readQuestion } from './read-question.ts'
import { loadSheetsCopy } from './sheets/load-copy.ts'
import { Worksheets } from './sheets/worksheets.tsx'
import './heading-faces.css'

const page = '/education'
const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const filter = readFilter(url.searchParams)
  const copy = loadCopy(site, locale)
  const all = await loadLessons(site, locale)
  const lessons = all && filterLessons(all, filter)
  const open = url.searchParams.get('lesson') ?? ''
  // One that has moved, or is in another language alone.
  if (all && isSlug.test(open) && !all.some(({ slug }) => slug === open))
    throw redirect(link(locale, `${page}/${open}`))
  return {
    ...{ locale, origin: site.origin, filter, lessons },
    copy: { ...copy, ask: { heading: copy.ask.heading, lead: copy.ask.lead } },
    opened: lessons?.some(({ slug }) => slug === open) ? await openLesson(site, locale, open) : null,
    sheets: loadSheetsCopy(site, locale).sheets,
    late: {
      copy: copy.ask,
      asked: loadFieldCopy(education, site, locale),
      sending: loadFormCopy(site, locale),
    },
    still: collectionPicture('still', locale),
    sharing: getSharingPicture(page, locale).src,
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const admin = context.get(siteRequest).admin(locale)
  const form = await request.formData()
  const values = readFormValues(form, questionShape)
  const body = { ...readQuestion(form), captcha: captchaTokenIn(form), lang: languageTagOf(locale) }
  const answer = await sendForm(admin, values, () => admin.askAboutEducation({ body }))
  return 'reference' in answer ? answer : data(answer, { status: statusOf(answer) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

/** A lesson of the list. */
async function openLesson(site: SiteRequest, locale: Locale, slug: string) {
  const lesson = await loadLesson(site, locale, slug)
  const { title, description } = lesson
  return { slug, title, description, ...textOf(lesson, locale) }
}

const Ask = latePart(() => import('./ask-form.tsx'))

/** For schools: buying for many devices, lessons, worksheets, and whom to ask. */
export default function Education({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, origin, copy, filter, lessons, opened, sheets, late, sharing } = loaderData
  const { still } = loaderData
  const title = opened ? `${opened.title} · ${copy.head.title}` : copy.head.title
  return (
    <>
      <PageHead
        {...{ origin, locale, page, title }}
        description={opened?.description ?? copy.head.description}
        picture={sharing}
        isView={isFiltered(filter) || opened !== null}
      />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumb, page }])} />
      <Hero copy={copy.hero} still={still} />
      <Buying copy={copy.buying} locale={locale} />
      <Lessons
        copy={copy.lessons}
        {...{ locale, filter, lessons, opened, sheets }}
        isFiltered={isFiltered(filter)}
      />
      <Worksheets copy={copy.sheets} {...{ locale, sheets }} />
      <section className={`grid ${styles.ask}`} id="ask">
        <div className={styles.words}>
          <h2 className={styles.heading}>
            <Phrases text={copy.ask.heading} />
          </h2>
          <p className={styles.lead}>{copy.ask.lead}</p>
        </div>
        <div className={`${formStyles.form} ${styles.form}`}>
          <Ask {...{ late, locale }} answer={actionData} />
        </div>
      </section>
    </>
  )
}
