import { data, Link } from 'react-router'
import { loadAttachmentsCopy } from '../../features/attachments/load-attachments-copy.ts'
import { link } from '../../language/link.ts'
import { localeOf, notFound } from '../../request/locale-of.ts'
import { findMiddleware, named } from '../../request/middleware.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { AttachmentsBench } from './attachments-bench.tsx'
import { Collection } from './collection.tsx'
import { DialogBench } from './dialog-bench.tsx'
import { listCollection } from './list-collection.ts'
import styles from './workbench.module.css'

export const handle = { localeBanner: false }
export const middleware = named('only-in-development')

/** A page for development and tests: frame parts that no page uses by itself, the collection, and three failures. */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  if (params.fault === 'refused') throw data(null, { status: 503 })
  if (params.fault === 'broken') throw new Error('Broken on purpose')
  if (params.fault === 'unguarded') findMiddleware('nobody')
  if (params.fault === 'collection') return { locale, collection: listCollection(locale), attachments: null }
  if (params.fault === 'films')
    return { locale, collection: { ...listCollection(locale), pictures: [] }, attachments: null }
  if (params.fault) throw notFound()
  const attachments = loadAttachmentsCopy(context.get(siteRequest), locale)
  return { locale, collection: null, attachments }
}

export default function Workbench({ loaderData }: Route.ComponentProps) {
  const { locale, collection, attachments } = loaderData
  if (collection) {
    return (
      <div className={styles.bench}>
        <title>Collection</title>
        <meta name="robots" content="noindex" />
        <h1>Collection</h1>
        <Collection {...collection} />
      </div>
    )
  }
  return (
    <div className={styles.bench}>
      <title>Workbench</title>
      <meta name="robots" content="noindex" />
      <h1>Workbench</h1>
      <DialogBench />
      {attachments && <AttachmentsBench copy={attachments} locale={locale} />}
      <Link to={link(locale, '/workbench/collection')}>Every picture and film</Link>
      <section aria-label="Failures">
        <Link to={link(locale, '/workbench/refused')}>A loader that says 503</Link>
        <Link to={link(locale, '/workbench/broken')}>A loader that throws</Link>
        <Link to={link(locale, '/workbench/unguarded')}>A guard that there is not</Link>
        <Link to={link(locale, '/workbench/nowhere')}>A page that is not there</Link>
      </section>
    </div>
  )
}
