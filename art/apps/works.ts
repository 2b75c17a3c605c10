import type { Browser } from 'playwright-core'
import { defaultLocale, everyLocale, type Locale } from '../../contract/locale.ts'
import { keepMaster, photograph } from '../devices/camera.ts'
import { gatherMaterials, type Materials, materialFiles } from '../devices/materials.ts'
import type { Work } from '../work.ts'
import { composeCameraMove } from './camera-move.ts'
import { composeColour } from './colour.ts'
import { composeDreams } from './dreams.ts'
import { nameScreen } from './entries.ts'
import { composeFlipbook } from './flipbook.ts'
import { composeKeyframes } from './keyframes.ts'
import { labelsByLocale } from './labels/by-locale.ts'
import type { Labels } from './labels/labels.ts'
import { composeModel } from './model.ts'
import { composeOnionSkin } from './onion-skin.ts'
import { composePhone, composePicker } from './phone.ts'
import { composeTablet, type TabletPart } from './tablet.ts'
import { composeTimeline } from './timeline.ts'

/** A screen to be photographed: CSS pixels, and how many pixels of the master go to one. */
interface Screen {
  name: string
  width: number
  height: number
  scale: number
  /** Without labels one picture does for all languages. */
  locales: readonly Locale[]
  compose(materials: Materials, labels: Labels): string
}

const withoutLabels: readonly Locale[] = [defaultLocale]
const wide = { width: 1440, height: 972, scale: 1.5 }
const tall = { width: 480, height: 1000, scale: 2 }

const part = (name: TabletPart) => (materials: Materials, labels: Labels) =>
  composeTablet(materials, labels, [name])

const screens: readonly Screen[] = [
  {
    name: 'tablet',
    ...wide,
    locales: everyLocale,
    compose: (materials, labels) => composeTablet(materials, labels),
  },
  { name: 'tablet-canvas', ...wide, locales: withoutLabels, compose: part('canvas') },
  { name: 'tablet-brushes', ...wide, locales: everyLocale, compose: part('brushes') },
  { name: 'tablet-panels', ...wide, locales: everyLocale, compose: part('panels') },
  { name: 'tablet-dock', ...wide, locales: withoutLabels, compose: part('dock') },
  { name: 'phone', ...tall, locales: everyLocale, compose: composePhone },
  { name: 'phone-brushes', ...tall, locales: everyLocale, compose: composePicker },
  { name: 'dreams-stage', ...wide, locales: everyLocale, compose: composeDreams },
  { name: 'model', ...wide, locales: withoutLabels, compose: composeModel },
  { name: 'colour-panel', width: 640, height: 960, scale: 2, locales: withoutLabels, compose: composeColour },
  { name: 'timeline', width: 1200, height: 400, scale: 2, locales: withoutLabels, compose: composeTimeline },
  {
    name: 'onion-skin',
    width: 1200,
    height: 640,
    scale: 2,
    locales: withoutLabels,
    compose: composeOnionSkin,
  },
  {
    name: 'keyframes',
    width: 1200,
    height: 560,
    scale: 2,
    locales: withoutLabels,
    compose: composeKeyframes,
  },
  {
    name: 'camera-move',
    width: 1200,
    height: 560,
    scale: 2,
    locales: withoutLabels,
    compose: composeCameraMove,
  },
  { name: 'flipbook', width: 1200, height: 500, scale: 2, locales: withoutLabels, compose: composeFlipbook },
]

/** A PNG of a screen in English whose longer side has so many pixels. Throws for an unknown one. */
export async function photographScreen(browser: Browser, name: string, longest: number): Promise<Uint8Array> {
  const screen = screens.find(each => each.name === name)
  if (!screen) throw new RangeError(`There is no screen ${name}`)
  const { width, height, compose } = screen
  const html = compose(await gatherMaterials(), labelsByLocale[defaultLocale])
  const scale = longest / Math.max(width, height)
  return photograph(browser, { html, width, height, scale, locale: defaultLocale })
}

/** The screens of the apps, one in each language where they have labels. */
export const works: readonly Work[] = screens.flatMap(screen =>
  screen.locales.map(locale => ({
    master: `${nameScreen(screen.name, locale)}.avif`,
    seed: 7,
    size: [screen.width * screen.scale, screen.height * screen.scale] as const,
    from: ['apps', 'devices', 'marks/brush-path.ts', 'paint/oil-stroke.ts', ...materialFiles],
    async paint({ browser }) {
      const { width, height, scale } = screen
      const html = screen.compose(await gatherMaterials(), labelsByLocale[locale])
      return keepMaster(await photograph(await browser(), { html, width, height, scale, locale }))
    },
  })),
)
