import * as v from 'valibot'
import { contentKeys } from '../../../../contract/content-keys.ts'
import { versionSlug } from '../../../../contract/handbook.ts'
import {
  type HandbookProduct,
  handbookProducts,
  type VersionName,
} from '../../../../contract/handbook-versions.ts'
import { followVersions } from '../handbook/follow-versions.ts'
import type { SharedFile } from './content-part.ts'
import { readSource, readYaml, sentence } from './source.ts'

const version = v.strictObject({
  slug: versionSlug,
  title: v.pipe(sentence, v.maxLength(40, 'should have at most 40 characters')),
})
const file = v.pipe(
  v.array(version),
  v.nonEmpty('should name at least one'),
  v.check(list => new Set(list.map(({ slug }) => slug)).size === list.length, 'names a version twice'),
)

export const versionsFileOf = (product: string): string => `handbook/${product}/versions.yaml`

export type VersionFiles = Readonly<Record<HandbookProduct, readonly VersionName[]>>

/** Reads the versions of the handbooks: a file each, as content parts. */
export function readVersions(root: string): {
  readonly parts: readonly SharedFile[]
  readonly names: VersionFiles
} {
  const read = handbookProducts.map(product => {
    const source = readSource(root, versionsFileOf(product))
    const names = readYaml(source, file)
    const part: SharedFile = {
      ...{ path: source.path, sources: [source], key: contentKeys.versions },
      write: db => followVersions(db, product, names),
    }
    return { product, names, part }
  })
  return {
    parts: read.map(({ part }) => part),
    names: Object.fromEntries(read.map(({ product, names }) => [product, names])) as unknown as VersionFiles,
  }
}
