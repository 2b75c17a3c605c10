import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as rule from '../forms/rules.ts'
import { isStored, listAnswerFields } from './answer-fields.ts'
import { describeAnswers } from './describe-answers.ts'
import { requestDescriptions } from './descriptions.ts'
import { formFieldNamesOf } from './form-field-names.ts'
import { readAnswers } from './read-answers.ts'
import type { RequestDescription } from './request-description.ts'

const { 'media-list': mediaList, 'beta-application': application, permission } = requestDescriptions
const kinds = Object.values(requestDescriptions)

/** The media list with one additional field of each kind. */
const longer: RequestDescription = {
  ...mediaList,
  schema: v.strictObject({
    ...mediaList.schema.entries,
    circulation: rule.line(20),
    column: rule.optionalLine(80),
    since: v.pipe(v.string(), v.isoDate()),
    topics: rule.choices(['painting', 'animation']),
    cuttings: v.array(v.string()),
  }),
}

describe('a field that is added to a schema', () => {
  test('is read from the form, kept by its kind and shown, with nothing else changed', () => {
    const before = formFieldNamesOf(mediaList.schema)
    expect(formFieldNamesOf(longer.schema)).toEqual({
      text: [...before.text, 'circulation', 'column', 'since'],
      lists: [...before.lists, 'topics', 'cuttings'],
      boxes: before.boxes,
    })
    const kept = listAnswerFields(longer.schema).filter(isStored)
    expect(kept.map(({ name, kind }) => [name, kind]).slice(-4)).toEqual([
      ['circulation', 'text'],
      ['column', 'text'],
      ['since', 'date'],
      ['topics', 'choices'],
    ])
    const stored = { circulation: '900', since: '2027-01-02', topics: ['animation'], cuttings: ['a', 'b'] }
    expect(describeAnswers(longer, stored, 'jp').map(({ field, values }) => [field, values])).toEqual([
      ['circulation', ['900']],
      ['since', ['2027年1月2日']],
      ['topics', ['animation']],
      ['cuttings', ['2']],
    ])
  })

  test('may be left empty where it is optional, and is not shown then', () => {
    const schema = v.object({ column: longer.schema.entries.column })
    expect(rule.reasonsOf(schema, {})).toEqual({})
    expect(rule.reasonsOf(schema, { column: 'a'.repeat(81) })).toEqual({ column: 'too_long' })
    expect(rule.reasonsOf(schema, { column: 'Letters\nBcc: all' })).toEqual({ column: 'one_line' })
    expect(v.parse(schema, { column: ' Letters ' })).toEqual({ column: 'Letters' })
    expect(describeAnswers(longer, { column: '' }, 'en')).toEqual([])
  })
})

describe.each(kinds)('$kind', description => {
  const fields = listAnswerFields(description.schema).filter(isStored)
  const details = Object.values(description.details ?? {})

  test('has a label for every field, and a title for every option, in each language', () => {
    for (const locale of ['en', 'cn', 'jp'] as const) {
      const copy = description.copies[locale]
      const titles = { ...copy.options, ...description.titlesIn?.(locale, copy) }
      const missing = fields
        .filter(({ name }) => !details.includes(name))
        .flatMap(({ name, kind, options }) => [
          ...(copy.fields[name] ? [] : [name]),
          ...(kind === 'yes-no' ? ['yes', 'no'] : options)
            .filter(id => !titles[name]?.[id])
            .map(id => `${name}: ${id}`),
        ])
      expect(missing).toEqual([])
    }
  })
})

describe('answers of an earlier version', () => {
  test('that no longer fit the schema, or whose field is gone, are shown as they are stored', () => {
    const stored = {
      organisation: 'A magazine',
      format: 'fax',
      marketing: 'perhaps',
      colour: 'blue',
      size: [1, { a: 2 }],
    }
    expect(describeAnswers(mediaList, stored, 'en').map(({ label, values }) => [label, values])).toEqual([
      ['Organization', ['A magazine']],
      ['Where you publish', ['fax']],
      ['Marketing emails', ['perhaps']],
      ['colour', ['blue']],
      ['size', ['1', '{"a":2}']],
    ])
  })

  test('lose no device that is no longer asked for beside those that are', () => {
    const [row] = describeAnswers(application, { devices: ['ipad-a16', 'ipad-1'] }, 'en')
    expect(row?.values).toEqual(['iPad (A16)', 'ipad-1'])
  })

  test('are typed where they fit, and left out where they do not', () => {
    expect(readAnswers(mediaList.schema.entries, { format: 'tv', marketing: 'perhaps' })).toEqual({
      format: 'tv',
    })
  })
})

test('the option "other" shows its detail, and a branch that was not taken is not shown', () => {
  const stored = {
    period: '-1',
    period_detail: 'two {detail} summers',
    is_company: 'no',
    company_name: 'Left over',
  }
  expect(describeAnswers(permission, stored, 'en').map(({ field, values }) => [field, values])).toEqual([
    ['period', ['Other: two {detail} summers']],
    ['is_company', ['An individual']],
  ])
})
