import {
  type HandbookProduct,
  type HandbookVersion,
  handbookProducts,
  handbooks,
} from '../../contract/handbook-versions.ts'
import type { PagePath } from '../language/link.ts'
import { notFound } from './locale-of.ts'

export interface Handbook {
  readonly product: HandbookProduct
  readonly version: HandbookVersion
  /** Versions of the product, latest first. */
  readonly versions: readonly [HandbookVersion, ...HandbookVersion[]]
  /** The path of the version. */
  readonly page: PagePath
}

interface HandbookParams {
  readonly product?: string | undefined
  readonly version?: string | undefined
}

/** The handbook of the route parameters; the latest version by default. Throws 404 for an unknown one. */
export function handbookOf(params: HandbookParams): Handbook {
  const handbook = findHandbook(params)
  if (!handbook) throw notFound()
  return handbook
}

/** The handbook of the route parameters; null for an unknown one. */
export function findHandbook(params: HandbookParams): Handbook | null {
  const product = handbookProducts.find(each => each === params.product)
  if (product === undefined) return null
  const versions: Handbook['versions'] = handbooks[product]
  const version =
    params.version === undefined ? versions[0] : versions.find(({ slug }) => slug === params.version)
  return version ? { product, version, versions, page: `/handbook/${product}/${version.slug}` } : null
}
