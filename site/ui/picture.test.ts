import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureData, type PictureProps } from './picture.tsx'

const lemon: PictureData = {
  alt: 'A lemon on a blue plate',
  credit: 'Studio collection',
  width: 1600,
  height: 1200,
  sources: [
    { type: 'image/avif', srcSet: '/lemon-800.avif 800w' },
    { type: 'image/webp', srcSet: '/lemon-800.webp 800w' },
  ],
  fallback: '/lemon-1000.jpg',
}
const slice: PictureData = { ...lemon, width: 900, height: 1200, fallback: '/slice-1000.jpg' }

const render = (props: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(createElement(Picture, { picture: lemon, sizes: '50vw', ...props }))

test('the best format comes first and the plain file last', () => {
  const types = [...render().matchAll(/type="([^"]+)"/g)].map(([, type]) => type)
  expect(types).toEqual(['image/avif', 'image/webp'])
  expect(render()).toContain('src="/lemon-1000.jpg"')
})

test('its shape is known before it is there', () => {
  expect(render()).toContain('width="1600" height="1200"')
})

test('it is told to those who do not see it, unless the words beside it do that', () => {
  expect(render()).toContain('alt="A lemon on a blue plate"')
  expect(render({ decorative: true })).toContain('alt=""')
})

test('it waits until it is near, unless the first screen waits for it', () => {
  expect(render()).toContain('loading="lazy"')
  expect(render({ priority: true })).toContain('loading="eager"')
  expect(render({ priority: true })).toContain('fetchPriority="high"')
})

test('a narrow screen may have a crop of its own, which is asked for first', () => {
  const html = render({ narrow: { picture: slice, media: '(max-width: 600px)', sizes: '100vw' } })
  expect(html.indexOf('media="(max-width: 600px)"')).toBeLessThan(html.indexOf('sizes="50vw"'))
  expect(html).toContain('width="900" height="1200"')
})
