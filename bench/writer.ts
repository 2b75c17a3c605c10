import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import type { Locale } from '../contract/locale.ts'
import { browserFlags, fullBrowser, hydrated } from '../test/browser.ts'

/** Between two keys, in ms: somebody who types fast and does not rest. */
const keyMs = 70

/** Words as they are typed: Latin letters one by one, others composed in steps. */
interface Word {
  readonly steps: readonly string[]
  readonly text: string
}

const words: Readonly<Record<Locale, readonly Word[]>> = {
  en: ['light', 'over', 'the', 'water', 'moves', 'slowly', 'and', 'paper', 'waits'].map(word => ({
    steps: [],
    text: `${word} `,
  })),
  cn: [
    { steps: ['n', 'ni', 'nih', 'niha', 'nihao'], text: '你好' },
    { steps: ['g', 'gu', 'gua', 'guan'], text: '光' },
    { steps: ['s', 'sh', 'shu', 'shui'], text: '水' },
    { steps: ['h', 'hu', 'hua', 'huab', 'huabi'], text: '画笔' },
  ],
  jp: [
    { steps: ['ひ', 'ひk', 'ひか', 'ひかr', 'ひかり'], text: '光' },
    { steps: ['み', 'みz', 'みず'], text: '水' },
    { steps: ['え', 'えn', 'えの', 'えのg', 'えのぐ'], text: '絵の具' },
    { steps: ['か', 'かm', 'かみ'], text: '紙' },
  ],
}

/** What was typed and when it stood in the field. */
export interface Key {
  readonly text: string
  readonly at: number
}

export type Place = 'title' | 'body'

/** A key whose browser dies before it answers may have been typed and kept. */
async function note(keys: Key[], text: string, typed: Promise<unknown> | undefined): Promise<void> {
  try {
    await typed
  } finally {
    keys.push({ text, at: Date.now() })
  }
}

/** Somebody with a browser of their own, whose profile outlives its processes. */
export function createWriter(locale: Locale, profile: string, origin: string) {
  let process_: ChildProcess | undefined
  let browser: Browser | undefined
  let page: Page | undefined
  let devtools: CDPSession | undefined
  const current = () => {
    if (!page) throw new Error('There is no page')
    return page
  }

  /** Starts the browser on its profile. */
  async function start(): Promise<void> {
    const portFile = join(profile, 'DevToolsActivePort')
    rmSync(portFile, { force: true })
    const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
    process_ = spawn(fullBrowser, [...browserFlags, ...args], { detached: true, stdio: 'ignore' })
    const { pid } = process_
    const end = () => pid !== undefined && process.kill(-pid, 'SIGKILL')
    process.once('exit', end)
    process_.once('exit', () => process.off('exit', end))
    for (let waits = 0; !existsSync(portFile) || readFileSync(portFile, 'utf8') === ''; waits++) {
      if (waits > 600) throw new Error('The browser does not start')
      await sleep(50)
    }
    const [port] = readFileSync(portFile, 'utf8').split('\n')
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  }

  /** Kills the browser with all its processes, as a machine that loses its power over the desktop does. */
  async function kill(): Promise<void> {
    const child = process_
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await gone
    page = undefined
  }

  /** Opens an address in a new tab, logged in. */
  async function open(address: string, session: string): Promise<void> {
    const context = browser?.contexts()[0]
    if (!context) throw new Error('There is no browser')
    await context.addCookies([{ name: 'office', value: session, url: origin, sameSite: 'Strict' }])
    await context.setOffline(false)
    page = await context.newPage()
    page.on('dialog', dialog => void dialog.accept().catch(() => {}))
    devtools = await context.newCDPSession(page)
    await page.goto(`${origin}${address}`)
    await hydrated(page)
    await surface().waitFor()
  }

  const surface = () => current().locator('[contenteditable="true"]')
  const title = () => current().locator('[name="title"]')

  return {
    ...{ locale, start, kill, open, surface, title, current },
    /** Goes to where it is written: a new paragraph at the end, or the title instead of what it says. */
    async begin(place: Place): Promise<void> {
      if (place === 'title') return title().selectText()
      await surface().click()
      await current().keyboard.press('ControlOrMeta+End')
      await current().keyboard.press('Enter')
    },
    /** Types until it is over; what stands in the field with each key is noted. */
    async type(keys: Key[], isOver: () => boolean): Promise<void> {
      const list = words[locale]
      for (let at = Math.floor(Math.random() * list.length); !isOver(); at++) {
        const { steps, text } = list[at % list.length] as Word
        if (steps.length === 0) {
          for (const letter of text) {
            if (isOver()) return
            await note(keys, letter, current().keyboard.type(letter))
            await sleep(keyMs)
          }
          continue
        }
        for (const step of steps) {
          if (isOver()) return
          const caret = step.length
          const composed = { text: step, selectionStart: caret, selectionEnd: caret }
          await devtools?.send('Input.imeSetComposition', composed)
          await sleep(keyMs)
        }
        await note(keys, text, devtools?.send('Input.insertText', { text }))
      }
    },
    /** What stands where it was written. */
    read: async (place: Place): Promise<readonly string[]> =>
      place === 'title' ? [await title().inputValue()] : surface().locator('> *').allTextContents(),
    /** Goes on with what was typed, where it is offered. Resolves to where it was. */
    async recover(): Promise<'browser' | 'office' | 'nothing'> {
      const here = current().getByRole('button', { name: 'Go on with what was typed' })
      const kept = current().getByRole('link', { name: 'Go on with it' })
      // The one of the browser comes a moment after the page.
      await here.waitFor({ timeout: 2000 }).catch(() => {})
      for (const [offer, where] of [
        [here, 'browser'],
        [kept, 'office'],
      ] as const) {
        if ((await offer.count()) === 0) continue
        // The address may be the one that is open.
        await Promise.all([current().waitForEvent('load'), offer.click()])
        await hydrated(current())
        await surface().waitFor()
        return where
      }
      return 'nothing'
    },
    /** The tab dies without a last word. */
    async crash(): Promise<void> {
      const dying = current()
      const crashed = dying.waitForEvent('crash')
      void devtools?.send('Page.crash').catch(() => {})
      await crashed
      await dying.close()
      page = undefined
    },
    setOffline: (isOff: boolean) => current().context().setOffline(isOff),
    /** The status of the next answer to a form; null: none comes within some seconds. */
    answer: (): Promise<number | null> =>
      current()
        .waitForResponse(
          response => response.request().method() === 'POST' && /\.data(\?|$)/.test(response.url()),
          { timeout: 6000 },
        )
        .then(
          response => response.status(),
          () => null,
        ),
    async save(): Promise<void> {
      await current().getByRole('button', { name: 'Save', exact: true }).click()
    },
    async close(): Promise<void> {
      await page?.close({ runBeforeUnload: false })
      page = undefined
    },
    /** Steps of the word that is being composed, which may stand behind what was typed. */
    isComposed: (rest: string): boolean => words[locale].some(({ steps }) => steps.includes(rest)),
  }
}

export type Writer = ReturnType<typeof createWriter>
