import type { vocabularyCalls as calls } from '../../../contract/office/vocabularies.ts'
import type { TermTitles } from '../../admin/content/vocabularies/vocabulary-term.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeHandlers } from '../handler.ts'
import {
  changeVocabulary,
  getConflict,
  idOfTerm,
  placeOf,
  verifyRemovable,
  verifyTitles,
} from './change-vocabulary.ts'
import { listVocabularies } from './list-vocabularies.ts'

const subjectOf = (kind: string, id: string) => ({ kind: 'term', id: `${kind}/${id}` }) as const

/** The handlers of vocabularies: what staff change is on the site at once. */
export const vocabularyCalls: OfficeHandlers<typeof calls> = {
  listVocabularies: async ({ db }) => ({ vocabularies: await listVocabularies(db as never) }),
  addTerm: ({ body: { kind, seen, id: typed = '', title }, now, act }) =>
    act(subjectOf(kind, typed || title.en), async trx => {
      const terms = await changeVocabulary(trx, { kind, seen, now }, known => {
        const id = idOfTerm(known, typed, title)
        verifyTitles(known, id, title)
        return [...known, { id, title }]
      })
      return { id: terms.at(-1)?.id ?? '' }
    }),
  changeTerm: ({ body: { kind, seen, id, title }, now, act }) =>
    act(subjectOf(kind, id), async trx => {
      await changeVocabulary(trx, { kind, seen, now }, known => {
        verifyTitles(known, id, title)
        return known.with(placeOf(known, id), { id, title })
      })
      return { id }
    }),
  moveTerm: ({ body: { kind, seen, id, by }, now, act }) =>
    act({ ...subjectOf(kind, id), detail: { by } }, async trx => {
      const terms = await changeVocabulary(trx, { kind, seen, now }, known => {
        const from = placeOf(known, id)
        const to = by === 'up' ? from - 1 : from + 1
        const [own, other] = [known[from], known[to]]
        if (!own || !other) throw new Refusal(409, `It is the ${by === 'up' ? 'first' : 'last'} one.`)
        return known.with(from, other).with(to, own)
      })
      return { id, at: placeOf(terms, id) + 1, of: terms.length }
    }),
  removeTerm: ({ body: { kind, seen, id }, now, act }) =>
    act(subjectOf(kind, id), async trx => {
      await changeVocabulary(trx, { kind, seen, now }, async known => {
        placeOf(known, id)
        await verifyRemovable(trx, kind, known, id)
        return known.filter(term => term.id !== id)
      })
      return { id }
    }),
  settleTerm: ({ body: { kind, seen, id, take }, now, act }) =>
    act({ ...subjectOf(kind, id), detail: { take } }, async trx => {
      await changeVocabulary(trx, { kind, seen, now }, async known => {
        const { file } = await getConflict(trx, kind, id)
        const ofTerm = trx.updateTable('term_bases').where('kind', '=', kind).where('id', '=', id)
        await ofTerm.set(({ ref }) => ({ agreed: ref('file') })).execute()
        if (take === 'office') return known
        if (file === null) {
          await verifyRemovable(trx, kind, known, id)
          return known.filter(term => term.id !== id)
        }
        const title = JSON.parse(file) as TermTitles
        verifyTitles(known, id, title)
        const at = known.findIndex(term => term.id === id)
        return at === -1 ? [...known, { id, title }] : known.with(at, { id, title })
      })
      return { id }
    }),
}
