import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pictures } from '../../site/pictures/manifest.ts'
import { toneOf } from '../../site/pictures/tone.ts'
import { hydrated } from '../browser.ts'
import { queryHtml } from '../html.ts'
import { inTurn, isWhole } from '../loop-count.ts'
import { becomes, openStage, type Visitor } from './stage.ts'

const stage = openStage({ workbench: true, pictures: true })
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

test('a film plays while it is in view and rests while it is not; what a visitor has stopped stays stopped', async () => {
  const page = await stage.arrive('/workbench/films', moving)
  const { item, isPlaying, isSeen, button } = filmCalled(page, 'walk')
  await item.scrollIntoViewIfNeeded()
  await becomes(isPlaying, true)
  await away(page)
  await becomes(isPlaying, false)
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

/** A film keeps still, and costs nothing, until it is asked for. */
async function keepsStill(page: Page) {
  const { item, isPlaying, isSeen, wasLoaded, button } = filmCalled(page, 'walk')
  await item.scrollIntoViewIfNeeded()
  await button('Play the film').waitFor()
  expect([await wasLoaded(), await isSeen()]).toEqual([false, false])
  await button('Play the film').click()
  await becomes(isPlaying, true)
}

test('a film keeps still, and costs nothing, until it is asked for under reduced motion; its sound stays on for the visit once turned on, and off when it was turned off', async () => {
  const page = await stage.arrive('/workbench/films')
  await keepsStill(page)
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
})

/** As under reduced motion. */
test.runIf(isWhole)(
  'a film keeps still, and costs nothing, until it is asked for with data saver',
  async () => {
    const savesData = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await keepsStill(await stage.arrive('/workbench/films', { ...moving, before: savesData }))
  },
)

test('where the browser refuses to play, the poster stays and the button offers it; a film whose sound may not start by itself plays silently', async () => {
  const refuses = (page: Page) =>
    page.addInitScript(() => {
      sessionStorage.setItem('sound', 'on')
      const play = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = function () {
        const name = this.closest('li')?.querySelector('h3')?.textContent
        return this.muted && name !== 'walk'
          ? play.call(this)
          : Promise.reject(new DOMException('No', 'NotAllowedError'))
      }
    })
  const page = await stage.arrive('/workbench/films', { ...moving, before: refuses })
  const refused = filmCalled(page, 'walk')
  await refused.item.scrollIntoViewIfNeeded()
  await refused.button('Play the film').click()
  await refused.button('Play the film').waitFor()
  expect(await refused.isSeen()).toBe(false)
  const silent = filmCalled(page, 'walk, as if with sound')
  await silent.item.scrollIntoViewIfNeeded()
  await becomes(silent.isPlaying, true)
  expect(await silent.button('Turn the sound on').isVisible()).toBe(true)
})

test('without scripts it is the browser’s own player, with its poster', async () => {
  const page = await stage.open('/workbench/films', { scripts: false })
  const { item } = filmCalled(page, 'walk')
  const plain = item.locator('noscript video')
  await plain.waitFor({ state: 'visible' })
  expect(await plain.getAttribute('controls')).not.toBeNull()
  expect(await plain.getAttribute('poster')).toMatch(/\.jpg$/)
  expect(await item.locator('video').filter({ visible: true }).count()).toBe(1)
  expect(await item.getByRole('button').filter({ visible: true }).count()).toBe(0)
})

const captions = [
  ['/workbench/films', 'en-US', 'Captions', 'Underdrawing', 'Turn the sound on'],
  ['/jp/workbench/films', 'ja', '字幕', '下描き', '音を出す'],
] as const

test.for(inTurn(captions, 2, 1))(
  'the captions of %s speak its language and can be put away; a new visit begins without sound',
  async ([path, lang, label, words, soundOn]) => {
    const page = await stage.arrive(path)
    expect(await filmCalled(page, 'walk, as if with sound').button(soundOn).isVisible()).toBe(true)
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

test('the captions of a page in Chinese are Chinese', async () => {
  const page = queryHtml(await (await stage.testServer.fetch('/cn/workbench/films')).text())
  const track = page.attribute('track[srclang="zh-CN"][label="中文"], track[srclang="zh-CN"]', 'src') ?? ''
  expect(await (await stage.testServer.fetch(track)).text()).toContain('起稿')
})

test.runIf(isWhole)('a picture that does not come leaves its place, its colour and its words', async () => {
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
