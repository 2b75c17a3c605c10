import { data } from 'react-router'
import { interpolate } from '../../../../ui/language/format.ts'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import { Prose } from '../../../features/prose/prose.tsx'
import { writeHtml } from '../../../features/prose/write-html.ts'
import { loadTextLanguage } from '../../../features/untranslated/load-text-language.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import { Closed } from '../closed.tsx'
import { isClosed } from '../is-closed.ts'
import { loadCopy } from '../load-copy.ts'
import { loadOthers } from '../load-others.ts'
import { placeOf } from '../places.ts'
import type { Route } from './+types/page'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { Hiring } from './hiring.tsx'
import { describeForSearch } from './job-posting.ts'
import { listFacts } from './list-facts.ts'
import styles from './page.module.css'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const [found] = await site.admin(locale).getPosition({ params: { slug: params.slug } }, withDeadline())
  if (!found) throw notFound()
  const whole = loadCopy(site, locale)
  const { form: _, ...copy } = whole.position
  const { slug, title, description, closed_on } = found
  const text = loadTextLanguage(site, locale, found)
  const facts = { locale, origin: site.origin, copy, slug, title, description, text }
  if (isClosed(found)) {
    const open = await loadOthers(site, locale)
    return data({ ...facts, state: 'closed' as const, closedOn: closed_on ?? '', open }, { status: 410 })
  }
  const segments = prepareProse(found.segments, { locale })
  return data({
    ...facts,
    state: 'open' as const,
    segments,
    place: placeOf({ slug, team: found.team.id }, locale, whole.places.items),
    facts: listFacts(found, locale, { ...copy, ...whole.positions.filter }),
    mail: `careers@${site.mailHost}`,
    picture: found.sharing ?? getSharingPicture('/careers', locale).src,
    machines: describeForSearch(found, {
      locale,
      origin: site.origin,
      html: writeHtml(
        [{ kind: 'text', content: [{ kind: 'words', text: description }] }, ...segments],
        site.origin,
      ),
      careers: whole.head.title,
    }),
  })
}

export default function Position({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, slug, title, description, text } = loaderData
  const lang = text.fallback?.lang
  if (loaderData.state === 'closed') return <Closed {...loaderData} copy={copy.closed} all={copy.back} />
  const { place, facts, mail, segments, picture, machines } = loaderData
  return (
    <>
      <PageHead
        {...{ origin, locale, description, picture, text }}
        title={interpolate(copy.title, { title })}
        page={`/careers/${slug}`}
      />
      {machines.map(({ '@type': type, ...rest }) => (
        <JsonLd key={type} data={{ '@type': type, ...rest }} />
      ))}
      <Hero {...{ title, description, place, locale, text }} back={copy.back} />
      <div className={`grid ${styles.body}`}>
        <div className={styles.text} lang={lang}>
          <Prose segments={segments} />
        </div>
        <Facts {...{ copy, facts, mail, title }} form={link(locale, `/careers/${slug}/apply`)} />
      </div>
      <Hiring copy={copy.hiring} />
    </>
  )
}
