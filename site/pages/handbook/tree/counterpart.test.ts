import { expect, test } from 'vitest'
import { counterpartOf } from './counterpart.ts'

test('a page that the other version has is where the switch leads', () => {
  expect(counterpartOf('/handbook/procreate/5.0', 'layers/masks', true)).toEqual({
    page: '/handbook/procreate/5.0/layers/masks',
    anchor: '',
  })
})

test('for a page that it does not have, its start is, at the sentence that says so', () => {
  expect(counterpartOf('/handbook/procreate/5.0', 'layers/reference', false)).toEqual({
    page: '/handbook/procreate/5.0',
    anchor: '#absent',
  })
})

test('where the other version could not be asked the page itself is tried', () => {
  expect(counterpartOf('/handbook/procreate/5.0', 'layers/reference', null).page).toBe(
    '/handbook/procreate/5.0/layers/reference',
  )
})
