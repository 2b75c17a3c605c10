import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phrases, unbroken } from './phrases.tsx'

const render = (text: string) => renderToStaticMarkup(createElement(Phrases, { text }))
/** Each phrase in brackets, without its markup. */
const show = (text: string) => render(text).replaceAll(/<span[^>]*>(.*?)<\/span>/g, '[$1]')

test('a heading without marks stays as it is', () => {
  expect(render('Help centre')).toBe('Help centre')
})

test('a space before the mark stays between the phrases, so that English reads on', () => {
  expect(show('Start with |a lemon')).toBe('[Start with] [a lemon]')
})

test('Chinese and Japanese may break where the mark is, without a space', () => {
  expect(show('抱歉，|没有这一页。')).toBe('[抱歉，]<wbr/>[没有这一页。]')
})

test('a title has no break marks', () => {
  expect(unbroken('Start with |a lemon')).toBe('Start with a lemon')
})
