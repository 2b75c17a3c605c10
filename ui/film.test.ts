import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryHtml } from '../test/html.ts'
import { Film, type FilmData, type FilmProps } from './film.tsx'

const kite: FilmData = {
  alt: 'A kite over dunes',
  credit: 'Studio collection',
  width: 1280,
  height: 720,
  poster: { avif: '/kite.avif', jpg: '/kite.jpg' },
  tone: 'l75 c1 h60',
  sources: [
    { src: '/kite.webm', type: 'video/webm' },
    { src: '/kite.mp4', type: 'video/mp4' },
  ],
  loops: true,
  sound: false,
  labels: { pause: 'Pause', play: 'Play', mute: 'Sound off', unmute: 'Sound on', captions: 'Captions' },
}

const render = (film: Partial<FilmData> = {}, props: Partial<FilmProps> = {}) =>
  renderToStaticMarkup(createElement(Film, { film: { ...kite, ...film }, ...props }))

/** The HTML without its `<noscript>` elements. */
const scripted = (html: string) => html.replaceAll(/<noscript.*?<\/noscript>/g, '')

test('the poster comes first and nothing of the film with it', () => {
  const html = scripted(render())
  expect(html.indexOf('/kite.avif')).toBeLessThan(html.indexOf('/kite.jpg'))
  expect(html.indexOf('/kite.jpg')).toBeLessThan(html.indexOf('<video'))
  expect(html).toContain('preload="none"')
  expect(html).not.toMatch(/autoplay|controls/i)
})

test('it is silent, told to those who do not see it, and may always be stopped', () => {
  const html = scripted(render())
  expect(html).toContain('muted=""')
  expect(html).toContain('aria-label="A kite over dunes"')
  expect(queryHtml(html).attributes('button', 'aria-label')).toEqual(['Play'])
})

test('a film with sound can be heard where that is asked for', () => {
  expect(scripted(render({ sound: true }))).toContain('aria-label="Sound on"')
})

test('captions come in the language of the page and can be put away', () => {
  const html = scripted(render({ captions: { src: '/kite-jp.vtt', lang: 'ja', label: '字幕' } }))
  expect(html).toContain('<track kind="captions" src="/kite-jp.vtt" srcLang="ja" label="字幕" default=""/>')
  expect(html).toContain('aria-label="Captions" aria-pressed="true"')
})

test('without scripts there is a player with a poster of its own', () => {
  expect(queryHtml(render()).attribute('noscript video[controls]', 'poster')).toBe('/kite.jpg')
})

test('who made it is read below it where that is asked for', () => {
  expect(queryHtml(render({}, { credited: true })).texts('figcaption')).toEqual(['Studio collection'])
  expect(render()).not.toContain('figcaption')
})
