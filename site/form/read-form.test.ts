import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailAddress, readForm, required, ticked } from './read-form.ts'

const schema = v.object({ name: required, email: emailAddress, terms: ticked })

function formOf(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

test('a good form has no reasons, and its values are as they were typed', () => {
  const form = formOf({ name: ' Ann ', email: 'ann@example.com', terms: 'on' })
  expect(readForm(schema, form)).toEqual({
    values: { name: ' Ann ', email: 'ann@example.com', terms: 'on' },
    reasons: {},
    good: true,
  })
})

test('an empty form says of every field that it is required, once', () => {
  expect(readForm(schema, formOf({})).reasons).toEqual({
    name: 'required',
    email: 'required',
    terms: 'required',
  })
})

test.each(['ann', 'ann@', '@example.com', 'a b@example.com'])('%s is no address', email => {
  expect(readForm(schema, formOf({ name: 'Ann', email, terms: 'on' })).reasons).toEqual({ email: 'email' })
})

test('blanks are nothing, and a file is no text', () => {
  const form = formOf({ name: ' \t', email: 'ann@example.com', terms: 'on' })
  expect(readForm(schema, form).reasons).toEqual({ name: 'required' })
  form.set('name', new File(['x'], 'x.txt'))
  expect(readForm(schema, form)).toMatchObject({ reasons: { name: 'required' }, values: { terms: 'on' } })
})
