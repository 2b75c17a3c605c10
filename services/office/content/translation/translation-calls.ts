import type { translationCalls as calls } from '../../../../contract/office/translation.ts'
import { termsOf } from '../../../admin/content/house-style/read-words.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeHandlers } from '../../handler.ts'
import { listWords } from '../../words/word-calls.ts'
import { getEntryRow, getWritable, partOf } from '../find-entry.ts'
import { subjectOf } from '../save-calls.ts'
import { checkPart } from './check-part.ts'
import { countTranslations } from './count-translations.ts'
import { getTranslation, translatedPart } from './get-translation.ts'
import { settle } from './settle.ts'

/** The handlers of translation: the English beside a text, what changed in it, and the house's style. */
export const translationCalls: OfficeHandlers<typeof calls> = {
  async getTranslation({ params, db }) {
    const entry = await getEntryRow(db, params.entry)
    return getTranslation(db, entry, translatedPart(partOf(params.part)))
  },
  async markStillRight({ params, body: { version, source, keys }, session, db, act }) {
    const { entry, part } = await getWritable({ db, session, params })
    const language = translatedPart(part)
    const subject = subjectOf(entry, part, { source, ...(keys && { changes: keys.length }) })
    return act(subject, trx => settle(trx, { entry, part: language, version, source, keys: keys ?? null }))
  },
  async checkStyle({ params, body: { text }, session, db, now }) {
    const { entry, part } = await getWritable({ db, session, params })
    if (part === 'facts') throw new Refusal(404, 'Facts are no text.')
    return checkPart(db, { entry, locale: part, input: text, now })
  },
  async listTerms({ params, db }) {
    await getEntryRow(db, params.entry)
    const language = translatedPart(partOf(params.part))
    const terms = (await listWords(db)).flatMap(word => termsOf(word, language))
    return {
      terms: terms.map(({ en, words, avoided, note }) => ({
        en,
        words: [...words],
        avoided: [...avoided],
        note,
      })),
    }
  },
  async countTranslations({ session: { staff }, db }) {
    return { languages: await countTranslations(db, staff) }
  },
}
