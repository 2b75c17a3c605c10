import type { Kysely } from 'kysely'
import { handbookProducts } from '../../../../contract/handbook-versions.ts'
import type { AdminTables } from '../../schema.ts'
import { listVersions } from '../handbook/versions.ts'
import { versionsFileOf } from '../import/handbook-versions.ts'
import { findSource, hashOf } from '../import/source.ts'
import type { Difference } from './find-differences.ts'
import { patchVersions, writeVersions } from './patch-versions.ts'

/** The files of versions that differ from those that staff show to visitors; or all of them. */
export async function findVersionDifferences(
  db: Kysely<AdminTables>,
  root: string,
  { all = false } = {},
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const product of handbookProducts) {
    const path = versionsFileOf(product)
    const shown = (await listVersions(db, product)).filter(row => row.is_public === 1)
    if (all) {
      differences.push({ path, text: writeVersions(shown), isChanged: false })
      continue
    }
    const source = findSource(root, path)
    if (!source || shown.every(({ title, file_title }) => title === file_title)) continue
    const text = patchVersions(source.text, shown)
    if (text === source.text) continue
    const loaded = await db
      .selectFrom('content_sources')
      .select('hash')
      .where('path', '=', path)
      .executeTakeFirst()
    const isWindows = source.raw.includes('\r\n')
    differences.push({
      path,
      text: isWindows ? text.replaceAll('\n', '\r\n') : text,
      isChanged: loaded?.hash !== hashOf([source]),
    })
  }
  return differences
}
