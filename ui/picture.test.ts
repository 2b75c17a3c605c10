import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pictures } from '../site/pictures/manifest.ts'
import { toneOf } from '../site/pictures/tone.ts'
import { queryHtml } from '../test/html.ts'
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
  expect(queryHtml(render()).attributes('source', 'type')).toEqual(['image/avif', 'image/webp'])
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

test('another picture of the first screen loads after the priority one, and does not wait for the layout', () => {
  const html = render({ early: true })
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="low"')
})

test('a narrow screen may have a crop of its own, which is asked for first', () => {
  const html = render({ narrow: { picture: slice, media: '(max-width: 600px)', sizes: '100vw' } })
  expect(html.indexOf('media="(max-width: 600px)"')).toBeLessThan(html.indexOf('sizes="50vw"'))
  expect(html).toContain('width="900" height="1200"')
})

test('its place has its main colour before it is there, unless the ground shows through it', () => {
  expect(render({ picture: { ...lemon, tone: 'l75 c2 h210' } })).toContain('data-tone="l75 c2 h210"')
  expect(render()).not.toContain('data-tone')
})

test('who made it is read below it where that is asked for', () => {
  expect(queryHtml(render({ credited: true })).texts('figcaption')).toEqual(['Studio collection'])
  expect(render()).not.toContain('Studio collection')
})

test('its style sheet has every word of every tone', () => {
  const sheet = readFileSync(new URL('picture.module.css', import.meta.url), 'utf8')
  const words = Object.values(pictures).flatMap(({ colour }) => toneOf(colour).split(' '))
  for (const word of words) expect(sheet).toContain(`[data-tone~='${word}']`)
})
