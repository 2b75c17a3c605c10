import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon, shapeOf } from './icon.tsx'

test('an icon is found by its name, takes the colour of the text and is not read out', () => {
  const html = renderToStaticMarkup(createElement(Icon, { name: 'play' }))
  expect(html).toContain(shapeOf('play'))
  expect(html).toContain('fill="currentColor"')
  expect(html).toContain('aria-hidden="true"')
})

test.for(['nobody', '', 'toString', '__proto__'])('looking up "%s" says that it is an unknown icon', name => {
  expect(() => shapeOf(name)).toThrow('Unknown icon')
})
