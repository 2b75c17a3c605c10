import { informativePages } from '../../../contract/legal-pages.ts'
import { languageTagOf } from '../../../contract/locale.ts'
import { ServiceRefusal } from '../../../contract/problem.ts'
import { formatDate, interpolate } from '../../../ui/language/format.ts'
import { lateSections } from '../../features/late/late.tsx'
import { collectionPicture } from '../../features/media/picture.ts'
import { firstBelow } from '../../features/prose/first-below.ts'
import { prepareProse } from '../../features/prose/prepare-prose.ts'
import { titlesOf } from '../../features/prose/prose-data.ts'
import { loadTextLanguage } from '../../features/untranslated/load-text-language.ts'
import { UntranslatedNotice } from '../../features/untranslated/notice.tsx'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { isLegalPage, legalDocuments } from '../../frame/legal-documents.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { link, readPath } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf, notFound } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import type { Route } from './+types/page'
import { Changes } from './changes.tsx'
import { Contents } from './contents.tsx'
import styles from './document.module.css'
import { EarlierVersions } from './earlier-versions.tsx'
import { fillFigures } from './figures/fill-figures.ts'
import { loadCopy as loadFiguresCopy } from './figures/load-copy.ts'
import { interpolateChanges, interpolateDocument } from './interpolate-document.ts'
import { loadCopy } from './load-copy.ts'
import { pathOfVersion, placeOf, readVersion } from './read-version.ts'
import { Text, type TextProps } from './text.tsx'
import { EffectiveDay, VersionNote } from './version-note.tsx'

export const handle = { navOver: 'light' }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { page } = readPath(url.pathname)
  const version = readVersion(url.searchParams)
  if (!isLegalPage(page) || !version) throw notFound()
  const { page: text } = await site
    .admin(locale)
    .getLegalDocument(
      { params: { slug: legalDocuments[page] }, query: { lang: languageTagOf(locale), ...version } },
      withDeadline(),
    )
    .catch((error: unknown) => {
      throw error instanceof ServiceRefusal && error.status === 404 ? notFound() : error
    })
  const filled = fillFigures(text.segments, loadFiguresCopy(site, locale), locale)
  const segments = prepareProse(interpolateDocument(filled, site.mailHost), { locale })
  const { anchor, cookies, marks, ...copy } = loadCopy(site, locale)
  return {
    locale,
    page,
    origin: site.origin,
    copy,
    title: text.title,
    description: text.description,
    effective: text.effective,
    isInformative: informativePages.has(page),
    place: placeOf(text),
    isView: version.version !== undefined || version.since !== undefined,
    since: version.since ?? null,
    changes: text.changes && interpolateChanges(text.changes, site.mailHost),
    text: loadTextLanguage(site, locale, text),
    sample: text.sample,
    titles: titlesOf(segments),
    sharing: getSharingPicture(page, locale).src,
    below: firstBelow(segments),
    late: {
      locale,
      copy: { anchor, cookies, marks },
      segments,
      busy: collectionPicture('pigment', locale),
    },
  }
}

const LateText = lateSections<TextProps, Exclude<keyof TextProps, 'below'>>(Text)

export default function LegalDocument({ loaderData }: Route.ComponentProps) {
  const {
    locale,
    page,
    origin,
    copy,
    title,
    description,
    text,
    effective,
    isInformative,
    place,
    isView,
    since,
    changes,
    sample,
    titles,
    sharing,
    below,
    late,
  } = loaderData
  const lang = text.fallback?.lang
  return (
    <article className={`grid ${styles.document}`}>
      <PageHead
        {...{ origin, locale, page, description, text, isView }}
        title={`${isView ? `${title}, ${formatDate(effective, locale)}` : title} · procreate`}
        picture={sharing}
      />
      <JsonLd data={crumbsOf(origin, locale, [{ name: title, page }])} />
      <div className={styles.head}>
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        <p className={styles.effective}>
          <EffectiveDay {...{ copy, locale, effective, place, isInformative }} />
        </p>
        <UntranslatedNotice text={text} />
        <VersionNote {...{ copy, locale, page, effective, place }} isComparison={changes !== null} />
        {sample && (
          <p className={styles.sample} role="note">
            {copy.sample}
          </p>
        )}
      </div>
      {changes && since !== null ? (
        <Changes
          {...{ changes, lang }}
          words={copy.versions}
          title={interpolate(copy.versions.changed, { date: formatDate(since, locale) })}
          whole={place.state === 'current' ? link(locale, page) : pathOfVersion(locale, page, effective)}
        />
      ) : (
        <>
          <Contents label={copy.contents} titles={titles} />
          <div className={styles.text} lang={lang}>
            <LateText late={late} below={below} />
          </div>
        </>
      )}
      <EarlierVersions words={copy.versions} {...{ locale, page, place }} />
    </article>
  )
}
