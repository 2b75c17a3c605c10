import { Link } from 'react-router'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { partNumbers, stagePicture } from '../../../features/media/stage-picture.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import styles from './overview.module.css'
import { Strips } from './strips.tsx'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    stages: partNumbers.map((part, at) => ({
      strip: stagePicture(part, 'strip', copy.parts[at]?.alt ?? '', locale),
      whole: stagePicture(part, 'whole', '', locale),
    })),
    sharing: getSharingPicture('/beginners-series', locale).src,
  }
}

export default function BeginnersSeries({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, stages, sharing } = loaderData
  const { title, description } = copy.head
  return (
    <>
      <PageHead {...{ origin, locale, title, description }} page="/beginners-series" picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.series, page: '/beginners-series' }])} />
      <section className={`grid ${styles.hero}`}>
        <h1>
          <Phrases text={copy.hero.heading} />
        </h1>
        <p className={styles.lead}>{copy.hero.lead}</p>
      </section>
      <Strips copy={copy} locale={locale} stages={stages} />
      <section className={`grid ${styles.take}`}>
        <h2>
          <Phrases text={copy.take.heading} />
        </h2>
        <div className={styles.words}>
          <p>{copy.take.text}</p>
          <p className={styles.ways}>
            <Link className={actionClass()} to={link(locale, '/beginners-series/1')}>
              {copy.take.start}
            </Link>
            <Link className={moreClass} to={link(locale, '/handbook/procreate')}>
              {copy.take.handbook}
            </Link>
          </p>
          <p className={styles.caption}>
            <span>{copy.hero.strip}</span>
            <span>{stages[3]?.strip.credit}</span>
          </p>
        </div>
      </section>
    </>
  )
}
