import { expect, test } from 'vitest'
import { formatSalary } from './format-salary.ts'

const band = { salary_min: 88_000, salary_max: 112_000, currency: 'AUD' }
/** Non-breaking spaces become plain ones. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')

test('a band names its currency in the language', () => {
  expect(plain(formatSalary(band, 'en', 'name'))).toBe('88,000–112,000 Australian dollars')
  expect(plain(formatSalary(band, 'cn', 'name'))).toContain('澳大利亚元')
  expect(plain(formatSalary({ ...band, currency: 'JPY' }, 'jp', 'name'))).toMatch(/円$/)
})

test('a band with one end is one sum', () => {
  expect(formatSalary({ ...band, salary_max: null }, 'en', 'symbol')).toBe('A$88,000')
  expect(formatSalary({ ...band, salary_min: null }, 'en', 'symbol')).toBe('A$112,000')
})

test.each([
  ['no sum', { salary_min: null, salary_max: null, currency: 'AUD' }],
  ['no currency', { ...band, currency: null }],
  ['a currency that is none', { ...band, currency: 'dollars' }],
])('%s is no salary', (_, unknown) => {
  expect(formatSalary(unknown, 'en', 'name')).toBeNull()
})
