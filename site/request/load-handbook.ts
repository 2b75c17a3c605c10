import type { HandbookVersions } from '../../contract/handbook.ts'
import {
  type HandbookProduct,
  type HandbookVersion,
  isHandbookProduct,
} from '../../contract/handbook-versions.ts'
import type { PagePath } from '../language/link.ts'
import { notFound } from './locale-of.ts'
import type { SiteRequest } from './site-request.ts'
import { withDeadline, withFallback } from './with-fallback.ts'

export interface Handbook {
  readonly product: HandbookProduct
  readonly version: HandbookVersion
  /** Versions of the product, latest first. */
  readonly versions: readonly HandbookVersion[]
  /** The path of the version. */
  readonly page: PagePath
}

interface HandbookParams {
  readonly product?: string | undefined
  readonly version?: string | undefined
}

/** The handbook of the route parameters; the latest version by default. Throws 404 for an unknown one. */
export async function loadHandbook(site: SiteRequest, params: HandbookParams): Promise<Handbook> {
  const handbook = await findHandbook(site, params)
  if (!handbook) throw notFound()
  return handbook
}

/** The handbook of the route parameters; null for an unknown one. */
export async function findHandbook(
  site: SiteRequest,
  { product = '', version: slug }: HandbookParams,
): Promise<Handbook | null> {
  if (!isHandbookProduct(product)) return null
  const { [product]: versions } = await loadVersions(site)
  const version = slug === undefined ? versions[0] : versions.find(each => each.slug === slug)
  return version ? { product, version, versions, page: `/handbook/${product}/${version.slug}` } : null
}

const loadVersions = async (site: SiteRequest): Promise<HandbookVersions> =>
  (await site.admin('en').listHandbookVersions({}, withDeadline())).handbooks

/** The versions of the handbooks, latest first; of none where they cannot be had just now. */
export const findVersions = (site: SiteRequest): Promise<HandbookVersions> =>
  withFallback(site, 'versions of the handbooks', loadVersions(site), {
    procreate: [],
    pocket: [],
    dreams: [],
  })
