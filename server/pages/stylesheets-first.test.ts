import { expect, test } from 'vitest'
import { stylesheetsFirst } from './stylesheets-first.ts'

const viewport = '<meta name="viewport" content="width=device-width"/>'

test('the style sheets, in their order, come right after the viewport', () => {
  const html = `<head>${viewport}<link rel="preload" href="/f"/><link rel="stylesheet" href="/a"/><link rel="stylesheet" href="/b"/></head>`
  expect(stylesheetsFirst(html)).toBe(
    `<head>${viewport}<link rel="stylesheet" href="/a"/><link rel="stylesheet" href="/b"/><link rel="preload" href="/f"/></head>`,
  )
})

test('style sheets in the body stay where they are', () => {
  const html = `<head>${viewport}</head><body><link rel="stylesheet" href="/late"/>$&</body>`
  expect(stylesheetsFirst(html)).toBe(html)
})
