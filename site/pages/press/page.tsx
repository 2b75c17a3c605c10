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
import { Contact } from './contact.tsx'
import { Drawer } from './drawer.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { hobartTime } from './hobart-time.ts'
import { drawerNames, layOut } from './lay-out.ts'
import { loadCopy } from './load-copy.ts'
import { MediaList } from './media-list.tsx'
import { Newest } from './newest.tsx'
import { mediaListShape, readMediaList } from './read-media-list.ts'
import { Texts } from './texts.tsx'
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
  const { captions, credits, ...rest } = copy
  return {
    locale,
    origin: site.origin,
    copy: { ...rest, facts: { ...rest.facts, rows } },
    asked: loadFieldCopy(mediaList, site, locale),
    sending: loadFormCopy(site, locale),
    mail: `press@${site.mailHost}`,
    zone: hobartTime(new Date(), locale),
    drawers: layOut(pressFiles, {
      copy: { captions, credits },
      locale,
      picture: id => collectionPicture(id, locale),
    }),
    archive: {
      ...pressArchive,
      size: formatBytes(pressArchive.bytes, locale),
      count: pressFiles.length,
    },
    articles: newest?.data ?? null,
    releases: releases?.data ?? null,
    sharing: getSharingPicture('/press', locale).src,
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

export default function Press({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, sending, copy, locale, origin, mail, zone, drawers, archive, articles, releases, sharing } =
    loaderData
  return (
    <>
      <PageHead {...{ origin, locale, ...copy.head }} page="/press" picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumbs.here, page: '/press' }])} />
      <Hero copy={copy.hero} kit={copy.kit} {...{ archive, locale }} clipboard={copy.clipboard} />
      {drawerNames.map(name => (
        <Drawer key={name} copy={copy.drawers} pieces={drawers[name]} {...{ name, locale }} />
      ))}
      <Facts copy={copy.facts} clipboard={copy.clipboard} />
      <Texts copy={copy.texts} clipboard={copy.clipboard} />
      <Newest
        copy={copy.releases}
        heading={copy.releases.title}
        articles={releases}
        locale={locale}
        page="/press/releases"
      />
      <Contact copy={copy.contact} {...{ mail, zone }}>
        <MediaList copy={copy.list} {...{ asked, sending, locale }} answer={actionData} />
      </Contact>
      <Newest copy={copy.insight} heading={copy.insight.heading} {...{ articles, locale }} page="/insight" />
    </>
  )
}
