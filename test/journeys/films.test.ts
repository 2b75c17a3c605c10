import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pictures } from '../../site/pictures/manifest.ts'
import { toneOf } from '../../site/pictures/tone.ts'
import { hydrated } from '../browser.ts'
import { becomes, openStage, type Visitor } from './stage.ts'

const stage = openStage({ workbench: true })
const moving: Visitor = { reducedMotion: 'no-preference' }

/** The collection's entry of that name: its film, and the buttons on it. */
function filmCalled(page: Page, name: string) {
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
  const video = item.locator('video').first()
  return {
    item,
    video,
    button: (label: string) => item.getByRole('button', { name: label }),
    isPlaying: () => video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0),
    wasLoaded: () => video.evaluate((film: HTMLVideoElement) => film.buffered.length > 0),
    isSeen: () => video.evaluate(film => getComputedStyle(film).opacity === '1'),
  }
}

const away = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test('a film plays while it is in view and rests while it is not', async () => {
  const page = await stage.arrive('/workbench/collection', moving)
  const { item, isPlaying } = filmCalled(page, 'walk')
  await item.scrollIntoViewIfNeeded()
  await becomes(isPlaying, true)
  await away(page)
  await becomes(isPlaying, false)
  await item.scrollIntoViewIfNeeded()
  await becomes(isPlaying, true)
})

test('what a visitor has stopped stays stopped', async () => {
  const page = await stage.arrive('/workbench/collection', moving)
  const { item, isPlaying, isSeen, button } = filmCalled(page, 'walk')
  await item.scrollIntoViewIfNeeded()
  await becomes(isPlaying, true)
  await button('Pause the film').press('Enter')
  await becomes(isPlaying, false)
  expect(await isSeen()).toBe(true)
  await away(page)
  await item.scrollIntoViewIfNeeded()
  await button('Play the film').waitFor()
  expect(await isPlaying()).toBe(false)
})

describe('a film keeps still, and costs nothing, until it is asked for', () => {
  const savesData = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  test.for<[string, Visitor]>([
    ['under reduced motion', { reducedMotion: 'reduce' }],
    ['with data saver', { ...moving, before: savesData }],
  ])('%s', async ([, visitor]) => {
    const page = await stage.arrive('/workbench/collection', visitor)
    const { item, isPlaying, isSeen, wasLoaded, button } = filmCalled(page, 'walk')
    await item.scrollIntoViewIfNeeded()
    await button('Play the film').waitFor()
    expect([await wasLoaded(), await isSeen()]).toEqual([false, false])
    await button('Play the film').click()
    await becomes(isPlaying, true)
  })
})

test('where the browser refuses to play, the poster stays and the button offers it', async () => {
  const refuses = (page: Page) =>
    page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    })
  const page = await stage.arrive('/workbench/collection', { ...moving, before: refuses })
  const { item, isSeen, button } = filmCalled(page, 'walk')
  await item.scrollIntoViewIfNeeded()
  await button('Play the film').click()
  await button('Play the film').waitFor()
  expect(await isSeen()).toBe(false)
})

test('the sound that was turned on stays on for the visit, and off when it was turned off', async () => {
  const page = await stage.arrive('/workbench/collection')
  const isMuted = () => film().video.evaluate((video: HTMLVideoElement) => video.muted)
  const film = () => filmCalled(page, 'walk, as if with sound')
  expect(await isMuted()).toBe(true)
  await film().button('Turn the sound on').click()
  await becomes(isMuted, false)
  await page.reload()
  await hydrated(page)
  await film().button('Turn the sound off').waitFor()
  expect(await isMuted()).toBe(false)
  await film().button('Turn the sound off').click()
  await becomes(isMuted, true)
  await page.reload()
  await hydrated(page)
  await film().button('Turn the sound on').waitFor()
  expect(await isMuted()).toBe(true)
  await film().button('Turn the sound on').click()
  const another = await stage.arrive('/workbench/collection')
  expect(await filmCalled(another, 'walk, as if with sound').button('Turn the sound on').isVisible()).toBe(
    true,
  )
})

test('a film whose sound may not start by itself plays silently', async () => {
  const onlySilent = (page: Page) =>
    page.addInitScript(() => {
      sessionStorage.setItem('sound', 'on')
      const play = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = function () {
        return this.muted ? play.call(this) : Promise.reject(new DOMException('No', 'NotAllowedError'))
      }
    })
  const page = await stage.arrive('/workbench/collection', { ...moving, before: onlySilent })
  const { item, isPlaying, button } = filmCalled(page, 'walk, as if with sound')
  await item.scrollIntoViewIfNeeded()
  await becomes(isPlaying, true)
  expect(await button('Turn the sound on').isVisible()).toBe(true)
})

test('without scripts it is the browser’s own player, with its poster', async () => {
  const page = await stage.open('/workbench/collection', { scripts: false })
  const { item } = filmCalled(page, 'walk')
  const plain = item.locator('noscript video')
  await plain.waitFor({ state: 'visible' })
  expect(await plain.getAttribute('controls')).not.toBeNull()
  expect(await plain.getAttribute('poster')).toMatch(/\.jpg$/)
  expect(await item.locator('video').filter({ visible: true }).count()).toBe(1)
  expect(await item.getByRole('button').filter({ visible: true }).count()).toBe(0)
})

test.for([
  ['/workbench/collection', 'en-US', 'Captions', 'Underdrawing'],
  ['/cn/workbench/collection', 'zh-CN', '字幕', '起稿'],
  ['/jp/workbench/collection', 'ja', '字幕', '下描き'],
] as const)(
  'the captions of %s speak its language and can be put away',
  async ([path, lang, label, words]) => {
    const page = await stage.arrive(path)
    const { item, video, button } = filmCalled(page, 'coast-time-lapse')
    await item.scrollIntoViewIfNeeded()
    const track = () =>
      video.evaluate((film: HTMLVideoElement) => {
        const [track] = film.textTracks
        const first = track?.cues?.[0] as VTTCue | undefined
        return [track?.language, track?.mode, first?.text.slice(0, 12)]
      })
    await becomes(async () => (await track()).slice(0, 2), [lang, 'showing'])
    await becomes(async () => (await track())[2]?.startsWith(words), true)
    await button(label).click()
    await becomes(async () => (await track())[1], 'hidden')
    expect(await button(label).getAttribute('aria-pressed')).toBe('false')
  },
)

test('a picture that does not come leaves its place, its colour and its words', async () => {
  const page = await stage.arrive('/workbench/collection', {
    before: page => page.route(/\/pictures\/coast-\d/, route => route.abort()),
    mayComplain: /ERR_FAILED/,
  })
  const picture = page.getByRole('img', { name: /^Dolerite columns/ }).first()
  await picture.scrollIntoViewIfNeeded()
  await becomes(() => picture.evaluate((image: HTMLImageElement) => image.complete), true)
  const { width, height, colour } = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.clientWidth,
    height: image.clientHeight,
    colour: getComputedStyle(image).backgroundColor,
  }))
  expect(width / height).toBeCloseTo(1.6, 1)
  const [, light = 0] = /^l(\d+) /.exec(toneOf(pictures.coast.colour)) ?? []
  expect(colour).toMatch(new RegExp(`^oklch\\(0?\\.${light} `))
})
