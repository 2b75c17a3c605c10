import type { Locale } from '../../../contract/locale.ts'
import { bumpRevision } from '../../admin/content/revision.ts'
import { keysOfMedia } from '../../admin/content/touched-keys.ts'
import { indexWords } from '../../admin/media/index-words.ts'
import type { MediaRow } from '../../admin/media/schema.ts'
import { Refusal } from '../../http/problem.ts'
import { asAdmin, type Trx } from '../content/find-entry.ts'
import { findUses } from './media-uses.ts'

interface MediaWords {
  readonly language: Locale
  readonly alt: string
  readonly credit: string
  /** The version that was seen; 0: there were none. */
  readonly version: number
}

/** Stores the words of a picture in a language, and shows them. Resolves to their version. Throws `Refusal` 409 or 422. */
export async function changeWords(trx: Trx, media: MediaRow, words: MediaWords): Promise<number> {
  const { language, alt, credit, version } = words
  if (alt === '' || credit === '') await verifyNotLive(trx, media, language)
  const next = version + 1
  const stored =
    version === 0
      ? await trx
          .insertInto('media_words')
          .values({ media_id: media.id, language, alt, credit, version: next })
          .onConflict(conflict => conflict.columns(['media_id', 'language']).doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows)
      : await trx
          .updateTable('media_words')
          .set({ alt, credit, version: next })
          .where('media_id', '=', media.id)
          .where('language', '=', language)
          .where('version', '=', version)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows)
  if (stored === 0n) throw new Refusal(409, 'Somebody else has changed these words meanwhile.')
  await indexWords(asAdmin(trx), media)
  await bumpRevision(asAdmin(trx), await keysOfMedia(asAdmin(trx), media.id))
  return next
}

async function verifyNotLive(trx: Trx, { id }: MediaRow, language: Locale) {
  const uses = (await findUses(trx, id)).get(id) ?? []
  const live = uses.find(use => use.how === 'live' && (use.part === language || use.part === 'facts'))
  if (live)
    throw new Refusal(
      422,
      `${live.path} is live with this picture: it needs both what it shows and its credit.`,
    )
}
