import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { ImportedSuppressions } from '../../../contract/office/readers.ts'
import { type SuppressContext, suppress } from '../../admin/newsletter/suppress.ts'
import type { OfficeTables } from '../schema.ts'

/** Some milliseconds on the embedded database, which answers synchronously. */
const addressesAtOnce = 100

type Imported = Pick<ImportedSuppressions, 'added' | 'known' | 'readers'>

/** Suppresses addresses in slices, in the caller's transaction: all of them or none. */
export async function importSuppressions(
  trx: Kysely<OfficeTables>,
  context: SuppressContext,
  emailKeys: readonly string[],
): Promise<Imported> {
  let [added, readers] = [0, 0]
  for (let from = 0; from < emailKeys.length; from += addressesAtOnce) {
    const slice = await suppress(trx, context, emailKeys.slice(from, from + addressesAtOnce), 'imported')
    added += slice.added
    readers += slice.readers
    await setImmediate()
  }
  return { added, readers, known: emailKeys.length - added }
}
