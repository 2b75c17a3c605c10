import * as v from 'valibot'
import { mapLocales } from '../locale.ts'
import { plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'
import { termKinds } from './term-kinds.ts'

const inLanguages = v.object(mapLocales(() => v.string()))

/** Titles as they are typed. */
const title = v.strictObject(
  mapLocales(() => v.pipe(plainText(60), v.trim(), v.nonEmpty('should not be empty'))),
)

const termView = v.object({
  id: v.string(),
  title: inLanguages,
  /** How many entries are of it, in their newest or their published facts. */
  uses: v.number(),
  /** Whether something else depends on it, so that it stays. */
  is_fixed: v.boolean(),
})

const vocabulary = v.object({
  kind: v.picklist(termKinds),
  /** What was shown, to be sent back by who changes it. */
  seen: v.string(),
  terms: v.array(termView),
  /** Terms that staff and the file have changed, each in another way; `file`, `office` null: it is not there. */
  conflicts: v.array(
    v.object({ id: v.string(), office: v.nullable(inLanguages), file: v.nullable(inLanguages) }),
  ),
})
export type VocabularyView = v.InferOutput<typeof vocabulary>

const place = { kind: v.picklist(termKinds), seen: plainText(64) }
const id = plainText(40)
const changed = { 409: 'Somebody else has changed the vocabulary since' } as const
const unknown = { 404: 'Unknown term' } as const
const done = v.object({ id: v.string() })

export const vocabularyCalls = {
  listVocabularies: officeCall({
    name: 'listVocabularies',
    summary: 'The categories of articles and the terms of positions, in every language, with their uses',
    method: 'GET',
    path: '/site/terms',
    permission: 'terms.change',
    answer: v.object({ vocabularies: v.array(vocabulary) }),
    refusals: refused,
  }),
  addTerm: officeCall({
    name: 'addTerm',
    summary: 'Adds a term at the end of its vocabulary',
    method: 'POST',
    path: '/site/terms',
    permission: 'terms.change',
    body: v.strictObject({
      ...place,
      /** Part of addresses, and never changed; made of the English title by default. */
      id: v.optional(id),
      title,
    }),
    answer: done,
    refusals: { ...refused, ...changed, 422: 'The id or a title is taken, or cannot be one' },
  }),
  changeTerm: officeCall({
    name: 'changeTerm',
    summary: 'Changes the titles of a term; the site shows them at once',
    method: 'POST',
    path: '/site/terms/titles',
    permission: 'terms.change',
    body: v.strictObject({ ...place, id, title }),
    answer: done,
    refusals: { ...refused, ...unknown, ...changed, 422: 'A title is taken, or cannot be one' },
  }),
  moveTerm: officeCall({
    name: 'moveTerm',
    summary: 'Moves a term one place up or down in its vocabulary',
    method: 'POST',
    path: '/site/terms/order',
    permission: 'terms.change',
    body: v.strictObject({ ...place, id, by: v.picklist(['up', 'down']) }),
    answer: v.object({ id: v.string(), at: v.number(), of: v.number() }),
    refusals: { ...refused, ...unknown, 409: 'Somebody else has changed it since, or it is at the end' },
  }),
  removeTerm: officeCall({
    name: 'removeTerm',
    summary: 'Retires a term of which nothing is any more',
    method: 'POST',
    path: '/site/terms/removal',
    permission: 'terms.change',
    body: v.strictObject({ ...place, id }),
    answer: done,
    refusals: { ...refused, ...unknown, 409: 'It is in use, the last one, or somebody else was quicker' },
  }),
  settleTerm: officeCall({
    name: 'settleTerm',
    summary: 'Settles a term that its file has changed as well: the office or the file stands',
    method: 'POST',
    path: '/site/terms/settled',
    permission: 'terms.change',
    body: v.strictObject({ ...place, id, take: v.picklist(['office', 'file']) }),
    answer: done,
    refusals: { ...refused, ...unknown, 409: 'Somebody else was quicker, or the term is in use' },
  }),
} as const
