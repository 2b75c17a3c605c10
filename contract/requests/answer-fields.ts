import * as v from 'valibot'
import * as rule from '../forms/rules.ts'

/**
 * How an answer is stored and shown. `consent` and `confirmation` are required and not stored; `files` are stored as
 * uploads.
 */
type AnswerKind = 'text' | 'date' | 'choice' | 'choices' | 'yes-no' | 'files' | 'consent' | 'confirmation'

/** A field of a form, derived from its schema. */
export interface AnswerField {
  readonly name: string
  readonly kind: AnswerKind
  /** The ids of a closed list; empty for other kinds. */
  readonly options: readonly string[]
}

/** The parts of a Valibot schema or action that are read here. */
interface Part {
  readonly type: string
  readonly pipe?: readonly Part[]
  readonly wrapped?: Part
  readonly item?: Part
  readonly options?: readonly string[]
}

/** The fields of a form in the order of its schema, without the common `lang` and `captcha`. */
export const listAnswerFields = ({ entries }: rule.FormSchema): AnswerField[] =>
  Object.keys(entries)
    .filter(name => !Object.hasOwn(rule.commonFields, name))
    .map(name => fieldOf(name, entries[name]))

/** Whether the answer is stored with the request itself. */
export const isStored = ({ kind }: AnswerField): boolean =>
  kind !== 'consent' && kind !== 'confirmation' && kind !== 'files'

function fieldOf(name: string, schema: v.GenericSchema): AnswerField {
  const parts = partsOf(schema as unknown as Part)
  const find = (type: string) => parts.find(part => part.type === type)
  const list = find('array')
  const closed =
    find('picklist') ?? (list?.item && partsOf(list.item).find(({ type }) => type === 'picklist'))
  const options = closed?.options ?? []
  if (name === 'email2') return { name, kind: 'confirmation', options }
  if (list) return { name, kind: closed ? 'choices' : 'files', options }
  if (closed) return { name, kind: 'choice', options }
  if (find('boolean')) return { name, kind: v.is(schema, false) ? 'yes-no' : 'consent', options }
  return { name, kind: find('iso_date') ? 'date' : 'text', options }
}

/** A schema with its nested schemas and pipe actions, except the items of a list. */
function partsOf(part: Part): Part[] {
  if (part.pipe) return part.pipe.flatMap(partsOf)
  return part.wrapped ? [part, ...partsOf(part.wrapped)] : [part]
}
