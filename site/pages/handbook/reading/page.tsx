import type { ComponentProps } from 'react'
import { defaultLocale, isLocale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { late, lateSections } from '../../../features/late/late.tsx'
import { Prose } from '../../../features/prose/prose.tsx'
import { UntranslatedNotice } from '../../../features/untranslated/notice.tsx'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { findHandbook, loadHandbook } from '../../../request/load-handbook.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { HandbookCopy } from '../copy/en.ts'
import { LateKeep } from '../keep/late-keep.tsx'
import { loadKeep } from '../keep/load-keep.ts'
import { Bar, nameOf } from '../layout/bar.tsx'
import { HandbookLayout } from '../layout/handbook-layout.tsx'
import { OldVersion } from '../layout/old-version.tsx'
import { Tree, TreeButton } from '../layout/tree.tsx'
import { loadCopy } from '../load-copy.ts'
import { loadLayout } from '../load-layout.ts'
import { loadOutline } from '../load-outline.ts'
import { SearchBox } from '../search/search-box.tsx'
import { counterpartOf } from '../tree/counterpart.ts'
import { activePages } from '../tree/tree-page.ts'
import type { Route } from './+types/page'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { describePage } from './describe-page.ts'
import { loadOtherVersions, loadText } from './load-page.ts'
import { Neighbours } from './neighbours.tsx'
import { OnThisPage } from './on-this-page.tsx'
import styles from './reading.module.css'
import { SectionPages } from './section-pages.tsx'
import { readVote } from './vote/read-vote.ts'
import { sendVote } from './vote/send-vote.ts'
import voteStyles from './vote/vote.module.css'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const handbook = await loadHandbook(site, params)
  const path = params['*']
  const [text, { tree, previous, next }, others] = await Promise.all([
    loadText(site, locale, handbook, path),
    loadOutline(site, locale, handbook.version.group_version, path),
    loadOtherVersions(site, locale, handbook, path),
  ])
  const { product } = handbook
  const layout = loadLayout(site, locale, handbook, ({ slug }) =>
    slug === handbook.version.slug
      ? { page: `${handbook.page}/${path}`, anchor: '' }
      : counterpartOf(`/handbook/${product}/${slug}`, path, others?.has(slug) ?? null),
  )
  const { reading, vote } = loadCopy(site, locale)
  const { group_version } = handbook.version
  const picture = getSharingPicture('/handbook', locale).src
  const { prose, ...rest } = text
  return {
    layout,
    text: rest,
    tree,
    previous,
    next,
    path,
    group_version,
    picture,
    copy: { reading },
    late: { segments: prose, anchorLabel: reading.anchor, vote, keep: loadKeep(site, locale) },
  }
}

/** Without a page there is no metadata: the loader answers 404. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const { locale = defaultLocale } = params
  const site = context.get(siteRequest)
  const handbook = isLocale(locale) ? await findHandbook(site, params) : null
  if (!handbook || !isLocale(locale)) return undefined
  const place = { group_version: handbook.version.group_version, path: params['*'] }
  return sendVote(site, locale, place, readVote(await request.formData()))
}

type VoteSectionProps = Omit<ComponentProps<typeof Vote>, 'copy'> & { readonly vote: HandbookCopy['vote'] }

const LateProse = lateSections(Prose)
const Vote = late(() => import('./vote/vote.tsx'), voteStyles.vote)
const LateVote = lateSections<VoteSectionProps, 'vote'>(({ vote, ...rest }) => <Vote copy={vote} {...rest} />)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { layout, text, tree, previous, next, path, group_version, copy, picture, late } = loaderData
  const { locale, origin, product, version } = layout
  const { title, description, language } = text
  const active = activePages(tree, path)
  const page = `${layout.page}/${path}` as const
  const names = { title, description, product, version: version.title }
  return (
    <HandbookLayout lightMode={layout.lightMode} keptLine={layout.copy.layout.kept}>
      <PageHead
        {...{ origin, locale, page, picture }}
        text={language}
        title={interpolate(copy.reading.title, names)}
        description={interpolate(copy.reading.description, names)}
      />
      <link rel="alternate" type="text/markdown" href={`${origin}${link(locale, page)}.md`} />
      {describePage({ layout, text, active, handbooks: copy.reading.handbooks }).map(data => (
        <JsonLd key={String(data['@type'])} data={data} />
      ))}
      <Bar
        layout={layout}
        search={<SearchBox scope={layout} />}
        contents={<TreeButton label={layout.copy.layout.tree} />}
      />
      <div className={styles.columns}>
        <Tree layout={layout} pages={tree} active={active.map(each => each.path)} />
        <article className={styles.article}>
          <Breadcrumbs layout={layout} copy={copy.reading} above={active.slice(0, -1)} />
          <OldVersion layout={layout} path={path} />
          <UntranslatedNotice text={language} />
          <div lang={language.fallback?.lang}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{description}</p>
          </div>
          <LateKeep
            late={late}
            locale={locale}
            start={layout.start}
            page={{ path: `${layout.start}/${path}`, title }}
            name={nameOf(layout)}
          />
          <div lang={language.fallback?.lang}>
            <OnThisPage titles={text.titles} label={copy.reading.onThisPage} folded />
            <div className={styles.text}>
              <LateProse late={late} />
            </div>
          </div>
          <SectionPages layout={layout} pages={active.at(-1)?.below ?? []} heading={copy.reading.section} />
          <LateVote
            late={late}
            place={{ group_version, path, lang: layout.searchPaths.lang }}
            answered={actionData}
          />
          <Neighbours {...{ layout, previous, next }} copy={copy.reading} />
        </article>
        <OnThisPage titles={text.titles} label={copy.reading.onThisPage} />
      </div>
    </HandbookLayout>
  )
}
