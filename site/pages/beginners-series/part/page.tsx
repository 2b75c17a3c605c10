import type { Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { collectionFilm } from '../../../features/media/film.ts'
import { collectionPicture } from '../../../features/media/picture.ts'
import { type PartNumber, partNumbers, stagePicture } from '../../../features/media/stage-picture.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import { Hero } from './hero.tsx'
import { listMaterials } from './list-materials.ts'
import { Materials } from './materials.tsx'
import { PartNavigation } from './part-navigation.tsx'
import { Steps, type StepsProps } from './steps.tsx'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const part = partNumbers.find(number => `${number}` === params.part)
  const site = context.get(siteRequest)
  const { parts, head, series, number, steps, materials, onward } = loadCopy(site, locale)
  const copy = part && parts[part - 1]
  if (!part || !copy) throw notFound()
  return {
    locale,
    origin: site.origin,
    part,
    copy: { copy, series, number, steps, materials, onward, title: head.part },
    headings: parts.map(({ heading }) => heading),
    stage: stagePicture(part, 'whole', copy.alt, locale),
    show: showOf(part, locale),
    materials: listMaterials(materials, part, locale),
    sharing: getSharingPicture(`/beginners-series/${part}`, locale).src,
  }
}

function showOf(part: PartNumber, locale: Locale): StepsProps['show'] {
  switch (part) {
    case 1:
      return { film: collectionFilm('strokes', locale) }
    case 2:
      return {
        pictures: (
          ['brush-charcoal-willow', 'brush-charcoal-compressed', 'brush-charcoal-smudged'] as const
        ).map(id => collectionPicture(id, locale)),
      }
    case 3:
      return { pictures: [collectionPicture('palette-lemons', locale)] }
    case 4:
      return { film: collectionFilm('coast-time-lapse', locale) }
  }
}

export default function BeginnersPart({ loaderData }: Route.ComponentProps) {
  const { copy: pageCopy, part, locale, origin, headings, stage, show, materials, sharing } = loaderData
  const { copy, series, number, onward } = pageCopy
  const page = `/beginners-series/${part}` as const
  const name = copy.heading.replaceAll('|', '')
  const title = interpolate(pageCopy.title, { title: name, n: `${part}` })
  return (
    <>
      <PageHead {...{ origin, locale, page, title }} description={copy.lead} picture={sharing} />
      <JsonLd
        data={crumbsOf(origin, locale, [
          { name: series, page: '/beginners-series' },
          { name, page },
        ])}
      />
      <Hero {...{ copy, number, part, stage }} />
      <Steps copy={copy} title={pageCopy.steps} show={show} />
      <Materials copy={pageCopy.materials} materials={materials} />
      <PartNavigation copy={onward} {...{ headings, part, locale }} />
    </>
  )
}
