import type { PositionDetails } from '../../../../contract/admin.ts'
import { type Locale, localeOfTag } from '../../../../contract/locale.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { link } from '../../../language/link.ts'

const employmentTypes: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
}

const hobart = {
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Hobart',
    addressRegion: 'TAS',
    addressCountry: 'AU',
  },
}

/** The countries in which a remote employee may live. */
const countries: Readonly<Record<string, readonly string[]>> = {
  'remote-anz': ['AU', 'NZ'],
  'remote-japan': ['JP'],
}

interface SearchPlace {
  readonly locale: Locale
  readonly origin: string
  /** The full text of the position. */
  readonly html: string
  /** The name of the position list. */
  readonly careers: string
}

/**
 * The JobPosting structured data of an open position.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function describeForSearch(position: PositionDetails, place: SearchPlace) {
  const { slug, lang, title, type, opened_on, closed_on } = position
  const { locale, origin, html, careers } = place
  const page = `/careers/${slug}` as const
  const address = `${origin}${link(localeOfTag(lang), page)}`
  const employmentType = employmentTypes[type.id]
  return [
    {
      '@type': 'JobPosting',
      title,
      description: html,
      url: address,
      inLanguage: lang,
      identifier: { '@type': 'PropertyValue', name: 'procreate', value: slug },
      datePosted: opened_on,
      ...(closed_on && { validThrough: closed_on }),
      ...(employmentType && { employmentType }),
      hiringOrganization: {
        '@type': 'Organization',
        name: 'procreate',
        sameAs: origin,
        logo: `${origin}/icons/icon-512.png`,
      },
      directApply: true,
      ...whereOf(position),
      ...salaryOf(position),
    },
    crumbsOf(origin, locale, [
      { name: careers, page: '/careers' },
      { name: title, page },
    ]),
  ]
}

function whereOf({ location, workplace }: PositionDetails) {
  if (workplace.id !== 'remote') return { jobLocation: hobart }
  const names = countries[location.id] ?? ['AU']
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: names.map(name => ({ '@type': 'Country', name })),
  }
}

function salaryOf({ salary_min, salary_max, currency }: PositionDetails) {
  if (currency === null || (salary_min === null && salary_max === null)) return {}
  const value = {
    '@type': 'QuantitativeValue',
    unitText: 'YEAR',
    ...(salary_min !== null && { minValue: salary_min }),
    ...(salary_max !== null && { maxValue: salary_max }),
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}
