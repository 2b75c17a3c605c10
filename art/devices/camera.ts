import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { isCjk, type Locale, languageTagOf } from '../../contract/locale.ts'
import { openPage } from '../engine/open-page.ts'
import { place } from '../files.ts'

interface Scene {
  html: string
  /** CSS pixels. */
  width: number
  height: number
  /** Pixels of the picture to one CSS pixel. */
  scale: number
  /** Decides the form of Chinese and Japanese characters. */
  locale: Locale
}

const faces = [
  ['Figtree', 'figtree', '300 900', 'figtree-latin-wght-normal.woff2'],
  ['Fraunces', 'fraunces', '100 900', 'fraunces-latin-full-normal.woff2'],
] as const

const hanFaces: Readonly<Record<Locale, readonly [sans: string, serif: string]>> = {
  en: ['Noto Sans CJK JP', 'Noto Serif CJK JP'],
  cn: ['Noto Sans CJK SC', 'Noto Serif CJK SC'],
  jp: ['Noto Sans CJK JP', 'Noto Serif CJK JP'],
}

/** Photographs a composed page with its holes kept: a PNG. Throws if Chinese or Japanese would come out in a stranger's face. */
export async function photograph(browser: Browser, scene: Scene): Promise<Buffer> {
  const { html, width, height, scale, locale } = scene
  const page = await openPage(browser, { viewport: { width, height }, deviceScaleFactor: scale })
  try {
    const head = `<meta charset="utf-8"><style>${await wearFaces()}${nameFaces(locale)}</style>`
    await page.setContent(`<!doctype html><html lang="${languageTagOf(locale)}">${head}${html}</html>`)
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all([...document.images].map(image => image.decode()))
    })
    const missing = await page.evaluate(findMissingFace, [...hanFaces[locale]])
    if (isCjk(locale) && missing) throw new Error(`No '${missing}' on this machine: install fonts-noto-cjk`)
    return await page.screenshot({ omitBackground: true })
  } finally {
    await page.close()
  }
}

/** A master as the catalogue wants it. */
export function keepMaster(png: Buffer): Promise<Buffer> {
  return sharp(png).avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 2 }).toBuffer()
}

const nameFaces = (locale: Locale) => {
  const [sans, serif] = hanFaces[locale]
  return `:root{--text:Figtree,'${sans}',sans-serif;--display:Fraunces,'${serif}',serif}`
}

/** Runs in the page: a face that is not there has the measures of the fallback. */
function findMissingFace(names: string[]): string | undefined {
  const context = document.createElement('canvas').getContext('2d')
  return names.find(name => {
    if (!context) return false
    const measure = (family: string) => {
      context.font = `40px ${family}`
      const { width, fontBoundingBoxAscent } = context.measureText('Ag永')
      return `${width} ${fontBoundingBoxAscent}`
    }
    return (
      measure(`'${name}', monospace`) === measure('monospace') &&
      measure(`'${name}', serif`) === measure('serif')
    )
  })
}

let worn: Promise<string> | undefined

function wearFaces(): Promise<string> {
  worn ??= Promise.all(
    faces.map(async ([family, folder, weights, file]) => {
      const bytes = await readFile(place('node_modules/@fontsource-variable', folder, 'files', file))
      const src = `url(data:font/woff2;base64,${bytes.toString('base64')})`
      return `@font-face{font-family:${family};font-weight:${weights};src:${src}}`
    }),
  ).then(rules => rules.join(''))
  return worn
}
