import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../test-server.ts'
import { findElement } from './find-element.ts'
import type { Engine, Key, Tab } from './tab.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ' ': ' ' }
/** The key of an element reference in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK's MiniBrowser on a virtual display, by plain WebDriver calls. */
export async function openWebKit(miniBrowser: string): Promise<Engine> {
  const port = await findFreePort()
  const display = `:${90 + (port % 900)}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok)
      throw new Error((value as { message?: string; error?: string }).message || JSON.stringify(value))
    return value
  }
  await ready(() => call('GET', '/status'))
  const newSession = async () =>
    (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } }

  const first = await newSession()
  await call('DELETE', `/session/${first.sessionId}`)
  return {
    name: `WebKitGTK ${first.capabilities.browserVersion}`,
    async close() {
      driver.kill()
      screen.kill()
    },
    async open(origin): Promise<Tab> {
      const { sessionId } = await newSession()
      const post = (path: string, body?: object) => call('POST', `/session/${sessionId}${path}`, body)
      const run = (source: string, args: readonly unknown[]) =>
        post('/execute/sync', { script: `return (${source})(...arguments)`, args })
      const resize = async (width: number, height: number) => {
        await post('/window/rect', { x: 0, y: 0, width, height })
        const inner = (await run('() => [innerWidth, innerHeight]', [])) as [number, number]
        await post('/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
      }
      const type = (text: string) =>
        post('/actions', {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: [...text].flatMap(value => [
                { type: 'keyDown', value },
                { type: 'keyUp', value },
              ]),
            },
          ],
        })
      await resize(1280, 800)
      return {
        go: async path => void (await post('/url', { url: `${origin}${path}` })),
        back: async () => void (await run('() => setTimeout(() => history.back())', [])),
        run: (inPage, ...args) => run(String(inPage), args) as never,
        async click(thing) {
          const found = (await run(String(findElement), [thing])) as Record<string, string> | null
          if (!found?.[elementKey]) throw new Error(`There is no ${thing.role} "${thing.name}"`)
          await post(`/element/${found[elementKey]}/click`)
        },
        press: async key => void (await type(keys[key])),
        type: async text => void (await type(text)),
        resize,
        close: async () => void (await call('DELETE', `/session/${sessionId}`)),
      }
    },
  }
}

async function ready(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await ask()
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('WebKitWebDriver does not answer')
}
