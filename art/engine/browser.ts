import { access } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'

/**
 * Draws GLSL on the processor, so that a machine without a graphics card paints too, and the same everywhere. SVG and
 * HTML must not go that way: a sheet with much grain takes a hundred times as long, and parts of it stay black.
 */
const onTheProcessor = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--disable-gpu-rasterization',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

/** A Chromium that is started when first asked for and ended by `close`; `CHROMIUM` names it. */
export function prepareBrowser(): { browser: () => Promise<Browser>; close: () => Promise<void> } {
  let running: Promise<Browser> | undefined
  const browser = () => {
    running ??= launch()
    return running
  }
  const close = async () => {
    const opened = await running?.catch(() => undefined)
    await opened?.close()
  }
  return { browser, close }
}

async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  await access(executablePath).catch(() => {
    throw new Error(`No Chromium at ${executablePath}: install one and name it in CHROMIUM to paint`)
  })
  return chromium.launch({ executablePath, args: onTheProcessor })
}
