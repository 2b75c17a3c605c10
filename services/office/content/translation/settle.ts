import type { LanguagePart } from '../../../../contract/office/translated-parts.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { Refusal } from '../../../http/problem.ts'
import type { Trx } from '../find-entry.ts'
import { describeSource, findTexts, isOutdated } from './get-translation.ts'

interface Settling {
  readonly entry: EntryRow
  readonly part: LanguagePart
  readonly version: number
  /** The English revision that was read. */
  readonly source: string
  /** null: all changes. */
  readonly keys: readonly string[] | null
}

/**
 * Marks changes whose translation is still right. Once no change is left, the pair of the two whole texts is marked, and the
 * translation is not outdated. Throws `Refusal` 409 where either text is another than the one that was read.
 */
export async function settle(trx: Trx, { entry, part, version, source, keys }: Settling) {
  const texts = await findTexts(trx, entry, part)
  if (texts.version !== version || texts.draft === null)
    throw new Refusal(409, 'Somebody else has saved the translation since. Open it again.')
  if (texts.source?.id !== source)
    throw new Refusal(409, 'The English text has changed since. Open this page again.')
  const { fields, rows } = describeSource(entry, texts, () => [])
  const changes = [...fields, ...rows].filter(({ change, is_settled }) => change !== 'same' && !is_settled)
  const chosen = changes.filter(({ key }) => keys === null || keys.includes(key))
  const whole = { segmentHash: texts.draft.hash, key: texts.source.hash }
  const isAll = chosen.length === changes.length && isOutdated(texts)
  for (const { segmentHash, key } of isAll ? [...chosen, whole] : chosen)
    await trx
      .insertInto('segment_states')
      .values({ entry_id: entry.id, part, segment_hash: segmentHash, source_hash: key })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  return { is_outdated: isOutdated(texts) && !isAll }
}
