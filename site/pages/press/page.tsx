import { data } from 'react-router'
import { releaseCategory } from '../../../contract/article-path.ts'
import { languageTagOf } from '../../../contract/locale.ts'
import { mediaList } from '../../../contract/requests/media-list/description.ts'
import { interpolateCopy } from '../../../ui/language/copy.ts'
import { interpolate } from '../../../ui/language/format.ts'
import { formatBytes } from '../../../ui/language/format-bytes.ts'
import { captchaTokenIn } from '../../../ui/submission/captcha/captcha-token.ts'
import { statusOf } from '../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../ui/submission/form-values.ts'
import { keepOnFailure, unlessRefused } from '../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../ui/submission/send-form.ts'
import { brushFacts } from '../../brushes/brush-facts.ts'
import { lateSections } from '../../features/late/late.tsx'
import { collectionPicture } from '../../features/media/picture.ts'
import { loadFieldCopy } from '../../features/requests/load-field-copy.ts'
import { loadUsPrice } from '../../features/store/load-store.ts'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { pressArchive, pressFiles } from '../../pictures/press.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import type { Route } from './+types/page'
import { Hero } from './hero.tsx'
import { hobartTime } from './hobart-time.ts'
import { layOut } from './lay-out.ts'
import { loadCopy } from './load-copy.ts'
import { mediaListShape, readMediaList } from './read-media-list.ts'
import { Sections, type SectionsProps } from './sections.tsx'
import './heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = interpolateCopy(loadCopy(site, locale), brushFacts)
  site.report.showsTime = true
  const list = (name: string, filter: { readonly category?: string }) => {
    const query = { lang: languageTagOf(locale), limit: 3, ...filter }
    return withFallback(site, name, site.admin(locale).listArticles({ query }, withDeadline()), null)
  }
  const [newest, releases, price] = await Promise.all([
    list('press articles', {}),
    list('press releases', { category: releaseCategory }),
    loadUsPrice(site, 'dreams', locale),
  ])
  const rows = copy.facts.rows.map(row => ({ ...row, text: interpolate(row.text, { price }) }))
  const { captions, credits, head, crumbs, hero, kit, clipboard, ...below } = copy
  return {
    locale,
    origin: site.origin,
    copy: { head, crumbs, hero, kit, clipboard },
    archive: {
      ...pressArchive,
      size: formatBytes(pressArchive.bytes, locale),
      count: pressFiles.length,
    },
    sharing: getSharingPicture('/press', locale).src,
    late: {
      locale,
      copy: { ...below, clipboard, facts: { ...below.facts, rows } },
      asked: loadFieldCopy(mediaList, site, locale),
      sending: loadFormCopy(site, locale),
      mail: `press@${site.mailHost}`,
      zone: hobartTime(new Date(), locale),
      drawers: layOut(pressFiles, {
        copy: { captions, credits },
        locale,
        picture: id => collectionPicture(id, locale),
      }),
      articles: newest?.data ?? null,
      releases: releases?.data ?? null,
    },
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const admin = context.get(siteRequest).admin(locale)
  const form = await request.formData()
  const values = readFormValues(form, mediaListShape)
  const body = { ...readMediaList(form), captcha: captchaTokenIn(form), lang: languageTagOf(locale) }
  const answer = await sendForm(admin, values, () => admin.joinMediaList({ body }))
  return 'reference' in answer ? answer : data(answer, { status: statusOf(answer) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

const LateSections = lateSections<SectionsProps, Exclude<keyof SectionsProps, 'answer'>>(Sections)

export default function Press({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, locale, origin, archive, sharing, late } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, ...copy.head }} page="/press" picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumbs.here, page: '/press' }])} />
      <Hero copy={copy.hero} kit={copy.kit} {...{ archive, locale }} clipboard={copy.clipboard} />
      <LateSections late={late} answer={actionData} />
    </>
  )
}
