import { Link } from 'react-router'
import { moreClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { Prose } from '../../../features/prose/prose.tsx'
import { loadTextLanguage } from '../../../features/untranslated/load-text-language.ts'
import { UntranslatedNotice } from '../../../features/untranslated/notice.tsx'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { LessonFacts } from '../lessons/lesson-facts.tsx'
import { loadLesson, loadLessons, textOf } from '../lessons/load-lessons.ts'
import subjects from '../lessons/subjects.module.css'
import { loadCopy } from '../load-copy.ts'
import { loadSheetsCopy } from '../sheets/load-copy.ts'
import type { Route } from './+types/page'
import { describeLesson } from './describe.ts'
import styles from './lesson.module.css'
import { listNear } from './list-near.ts'
import { loadLessonPageCopy } from './load-copy.ts'
import { Near } from './near.tsx'
import { Sheet } from './sheet.tsx'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const [lesson, lessons] = await Promise.all([
    loadLesson(site, locale, params.lesson),
    loadLessons(site, locale),
  ])
  const { lessons: words, crumb } = loadCopy(site, locale)
  const { ages, subjects, minutes, need, steps } = words
  const { segments: _, ...facts } = lesson
  const { sheet } = lesson
  return {
    ...{ locale, origin: site.origin, lesson: facts },
    copy: { ...loadLessonPageCopy(site, locale), crumb, ages, subjects, minutes, need, steps },
    text: loadTextLanguage(site, locale, lesson),
    parts: textOf(lesson, locale),
    sheet: sheet && { id: sheet, title: loadSheetsCopy(site, locale).sheets[sheet].title },
    near: listNear(lessons ?? [], lesson),
    sharing: getSharingPicture('/education', locale).src,
    described: describeLesson(lesson, {
      ...{ locale, origin: site.origin, subject: subjects[lesson.subject] },
    }),
  }
}

/** A lesson: on paper nothing else of the page is there. */
export default function LessonPage({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, lesson, text, parts, sheet, near, sharing, described } = loaderData
  const { slug, title, description, subject } = lesson
  const lang = text.fallback?.lang
  const page = `/education/${slug}` as const
  return (
    <>
      <PageHead
        {...{ origin, locale, page, description, text }}
        title={interpolate(copy.title, { title })}
        picture={sharing}
      />
      <JsonLd
        data={crumbsOf(origin, locale, [
          { name: copy.crumb, page: '/education' },
          { name: title, page },
        ])}
      />
      <JsonLd data={described} />
      <article className={`grid ${subjects.subject} ${styles.lesson}`} data-subject={subject}>
        <p className={styles.note}>
          <Link className={moreClass} to={`${link(locale, '/education')}#lessons`}>
            {copy.back}
          </Link>
          <span>{copy.print}</span>
        </p>
        <header className={styles.head}>
          <h1 className={styles.title} lang={lang}>
            {title}
          </h1>
          <LessonFacts copy={copy} lesson={lesson} className={styles.facts} />
          <p className={styles.aim} lang={lang}>
            {description}
          </p>
          <UntranslatedNotice text={text} />
        </header>
        <section className={styles.need}>
          <h2>{copy.need}</h2>
          <div lang={lang}>
            <Prose segments={parts.need} />
          </div>
          {sheet && <Sheet {...{ locale, sheet }} open={copy.open} />}
        </section>
        <section className={styles.steps}>
          <h2>{copy.steps}</h2>
          <div lang={lang}>
            <Prose segments={parts.steps} />
          </div>
        </section>
      </article>
      {near.length > 0 && <Near {...{ copy, locale, near }} />}
    </>
  )
}
