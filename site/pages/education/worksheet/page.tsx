import { Link } from 'react-router'
import { worksheets } from '../../../../contract/lesson-facts.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { Drawing } from '../sheets/drawing.tsx'
import { loadSheetsCopy } from '../sheets/load-copy.ts'
import type { Route } from './+types/page'
import styles from './sheet.module.css'
import '../heading-faces.css'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const sheet = worksheets.find(id => id === params.sheet)
  if (!sheet) throw notFound()
  return {
    ...{ locale, sheet, origin: site.origin },
    copy: loadSheetsCopy(site, locale),
    sharing: getSharingPicture('/education', locale).src,
  }
}

/** A sheet to print: on paper nothing else of the page is there. */
export default function Worksheet({ loaderData }: Route.ComponentProps) {
  const { locale, sheet, origin, copy, sharing } = loaderData
  const { title, text } = copy.sheets[sheet]
  const page = `/education/worksheets/${sheet}` as const
  return (
    <div className={`grid ${styles.page}`}>
      <PageHead
        {...{ origin, locale, page }}
        title={interpolate(copy.title, { sheet: title })}
        description={text}
        picture={sharing}
      />
      <JsonLd
        data={crumbsOf(origin, locale, [
          { name: copy.crumb, page: '/education' },
          { name: title, page },
        ])}
      />
      <p className={styles.note}>
        <Link to={`${link(locale, '/education')}#sheets`}>{copy.back}</Link>
        <span>{copy.print}</span>
      </p>
      <article className={styles.sheet}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.who}>
            <span>{copy.name}</span>
            <span>{copy.date}</span>
          </p>
        </div>
        <p className={styles.text}>{text}</p>
        <Drawing sheet={sheet} />
        <p className={styles.foot}>{copy.foot}</p>
      </article>
    </div>
  )
}
