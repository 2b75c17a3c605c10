import { type HandbookProduct, type HandbookVersion, handbookProducts, handbooks } from '../../contract/handbook.ts'
import type { PagePath } from '../language/link.ts'
import { notFound } from './locale-of.ts'

export interface Handbook {
  readonly product: HandbookProduct
  readonly version: HandbookVersion
  /** Every version of the product, the latest first. */
  readonly versions: readonly [HandbookVersion, ...HandbookVersion[]]
  /** The version's own address. */
  readonly page: PagePath
}

/** The handbook of an address; the latest version where it names none. Throws 404 for one that there is not. */
export function handbookOf(params: { product?: string | undefined; version?: string | undefined }): Handbook {
  const product = handbookProducts.find(each => each === params.product)
  if (product === undefined) throw notFound()
  const versions: Handbook['versions'] = handbooks[product]
  const version =
    params.version === undefined ? versions[0] : versions.find(({ slug }) => slug === params.version)
  if (!version) throw notFound()
  return { product, version, versions, page: `/handbook/${product}/${version.slug}` }
}
