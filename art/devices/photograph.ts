import { access, readdir, readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { place, writeWhole } from '../files.ts'
import { paintOils } from './oils.ts'
import { composePhone } from './phone.ts'
import { style } from './style.ts'
import { composeTablet, type Props } from './tablet.ts'

/** Photographs both devices into `art/masters`, with nothing around them; needs a Chromium, named by CHROMIUM. */
export async function photographDevices(): Promise<void> {
  const props: Props = {
    coast: await read('coast.avif'),
    portrait: await read('portrait.avif'),
    wheel: await read('wheel.avif'),
    oils: await paintOils(),
  }
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  await access(executablePath).catch(() => {
    throw new Error(
      `No Chromium at ${executablePath}: install one and name it in CHROMIUM to paint the devices`,
    )
  })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const shoot = async (name: string, html: string, width: number, height: number, scale: number) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
      await page.setContent(
        `<!doctype html><meta charset="utf-8"><style>${await readFace()}${style}</style>${html}`,
      )
      await page.evaluate(() => document.fonts.ready)
      const png = await page.screenshot({ omitBackground: true })
      const avif = await sharp(png).avif({ quality: 85, chromaSubsampling: '4:4:4' }).toBuffer()
      await writeWhole(place('art/masters', name), avif)
    }
    await shoot('tablet.avif', composeTablet(props), 1440, 972, 1.5)
    await shoot('phone.avif', composePhone(props), 480, 1000, 2)
  } finally {
    await browser.close()
  }
}

async function read(master: string): Promise<string> {
  const bytes = await readFile(place('art/masters', master))
  return `data:image/avif;base64,${bytes.toString('base64')}`
}

/** The text face of the site, as the devices wear it too. */
async function readFace(): Promise<string> {
  const names = await readdir(place('public/fonts'))
  const name = names.find(found => /^figtree\..*woff2$/.test(found))
  if (!name) throw new Error('public/fonts has no figtree: run npm run fonts first')
  const bytes = await readFile(place('public/fonts', name))
  const src = `url(data:font/woff2;base64,${bytes.toString('base64')})`
  return `@font-face{font-family:Figtree;font-weight:300 900;src:${src}}`
}
