import { Link } from 'react-router'
import { moreClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Work } from '../list-works.ts'
import { loadCopy } from '../load-copy.ts'
import { loadWorks } from '../load-works.ts'
import { shapeOf } from '../shape-of.ts'
import type { Route } from './+types/page'
import { Facts } from './facts.tsx'
import styles from './work.module.css'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const works = await loadWorks(site, locale, copy)
  const at = works.findIndex(({ slug }) => slug === params.work)
  const work = works[at]
  if (!work) throw notFound()
  const near = [works.at(at - 1), works[(at + 1) % works.length]].filter(each => each !== undefined)
  return {
    locale,
    origin: site.origin,
    copy: { ...copy.work, mediums: copy.mediums, crumb: copy.crumb },
    work,
    near,
  }
}

/** One work: the picture, what is known of it, and what hangs beside it. */
export default function WorkPage({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, work, near } = loaderData
  const { slug, title, maker, app, words, picture } = work
  const page = `/made-with/${slug}` as const
  const { width, height } = picture
  return (
    <article className={styles.page}>
      <PageHead
        {...{ origin, locale, page }}
        title={interpolate(copy.title, { title, maker, app })}
        description={words || picture.alt}
        picture={picture.fallback}
        pictureSize={{ width, height }}
      />
      <JsonLd
        data={crumbsOf(origin, locale, [
          { name: copy.crumb, page: '/made-with' },
          { name: title, page },
        ])}
      />
      <div className={styles.stage} data-shape={shapeOf(picture)}>
        <Picture
          picture={picture}
          sizes="(max-width: 823px) 100vw, 90vw"
          className={styles.picture}
          priority
        />
      </div>
      <div className={`grid ${styles.words}`}>
        <header className={styles.head}>
          <Link className={moreClass} to={link(locale, '/made-with')}>
            {copy.back}
          </Link>
          <h1 className={styles.title} lang={work.lang}>
            {title}
          </h1>
          {words !== '' && (
            <p className={styles.text} lang={work.lang}>
              {words}
            </p>
          )}
          {work.sample !== null && (
            <p className={styles.sample}>{work.sample === 'artist' ? copy.sample : copy.studio}</p>
          )}
        </header>
        <Facts {...{ copy, work, locale }} />
      </div>
      <Beside copy={copy} near={near} locale={locale} />
    </article>
  )
}

function Beside({
  copy,
  near,
  locale,
}: {
  readonly copy: Pick<Route.ComponentProps['loaderData']['copy'], 'beside'>
  readonly near: readonly Work[]
  readonly locale: Route.ComponentProps['loaderData']['locale']
}) {
  return (
    <nav className={`grid ${styles.beside}`} aria-labelledby="beside">
      <h2 id="beside">{copy.beside}</h2>
      <ul>
        {near.map(({ slug, title, maker, picture }) => (
          <li key={slug}>
            <Link to={link(locale, `/made-with/${slug}`)}>
              <Picture picture={picture} sizes="(max-width: 599.98px) 50vw, 40vw" className={styles.near} />
              <span>
                {title} · {maker}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
