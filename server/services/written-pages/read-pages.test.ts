import { expect, test } from 'vitest'
import { legalPages } from '../../../contract/legal-pages.ts'
import { everyLocale } from '../../../contract/locale.ts'
import { knownPages, pageRows } from '../../../site/page-table/known-pages.ts'
import { keywords } from './keywords.ts'
import { passagesOfCopy } from './passages-of-copy.ts'
import { readWrittenPages } from './read-pages.ts'

const expected = pageRows
  .filter(([, { section }]) => section !== undefined)
  .flatMap(([id]) => knownPages(id).map(([, page]) => page))
  .filter(page => page !== '/sitemap' && !Object.hasOwn(legalPages, page))

test.each(everyLocale)(
  '%s: every static page of the sitemap has a title, a description and what it says',
  async locale => {
    const pages = await readWrittenPages(locale)
    expect(pages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted())
    const bad = pages.filter(({ title, description, passages }) => {
      const texts = [
        title,
        description,
        ...passages.flatMap(({ heading, text }) => [heading?.title ?? '-', text]),
      ]
      return texts.some(text => text === '' || /[{}|]|undefined|\[object/.test(text))
    })
    expect(bad.map(({ path }) => path)).toEqual([])
  },
)

test('words that are not shown belong to pages that are there', () => {
  expect(Object.keys(keywords).filter(path => !expected.includes(path as '/'))).toEqual([])
})

test('what a page shows on a later day is not found before', async () => {
  const reveal = (await readWrittenPages('en')).find(({ path }) => path === '/reveal')
  expect(JSON.stringify(reveal)).toContain('The cloth comes off on March 20')
  expect(JSON.stringify(reveal)).not.toMatch(/came off|is off|covered anymore/)
})

test('sentences stand under the heading beside them; labels, alternatives and what has to be filled in are left out', () => {
  expect(
    passagesOfCopy({
      lead: 'Before any heading.',
      parts: [
        { heading: 'Six palettes, |still wet', text: 'Copy one.', alt: 'Six rows.', copied: 'Copied.' },
        { title: 'Empty', label: 'A label.' },
      ],
      open: 'Open the wheel',
      count: 'Showing {n} of them.',
    }),
  ).toEqual([
    { heading: null, text: 'Before any heading.' },
    { heading: { id: null, title: 'Six palettes, still wet' }, text: 'Copy one.' },
    { heading: { id: null, title: 'Empty' }, text: 'Empty' },
  ])
})
