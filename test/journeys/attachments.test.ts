import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { openFolder } from '../folders.ts'
import { queryHtml } from '../html.ts'
import { register } from '../register.ts'
import { unique } from '../unique.ts'
import { becomes, openStage } from './stage.ts'

const folder = await openFolder('attachments')
const stage = openStage({ server: { development: true } })

const zip = (name: string, bytes = 200_000) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(bytes)]),
})
const text = (name: string, words = 'A line of words.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})

/** A file that is too large to be passed to the browser as a whole. */
async function largeFile(name: string, bytes: number): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, zip(name, bytes).buffer)
  return file
}

const form = (page: Page) => page.getByRole('form', { name: 'Attachments' })
const field = (page: Page) => form(page).getByLabel('Attach files (optional)')
const row = (page: Page, name: string) => form(page).getByRole('listitem').filter({ hasText: name })
const counts = (page: Page) => form(page).locator('output').first().textContent()

/** How many bytes a second leave the visitor's browser. */
async function slowTo(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

/** The stored files under the ids that the form would send. */
async function sendForm(page: Page) {
  await form(page).getByRole('button', { name: 'Send' }).click()
  const sent = (await form(page).locator('output').last().textContent()) ?? ''
  const ids = sent.replace('Sent: ', '').split(' ').filter(Boolean)
  return Promise.all(
    ids.map(async id => {
      const { name, size, state } = await (await stage.testServer.fetch(`/api/admin/uploads/${id}`)).json()
      return { name, size, state }
    }),
  )
}

const troubled = { mayComplain: /status of (?:4\d\d|503)|ERR_(?:INTERNET_DISCONNECTED|FAILED)/ }

/** The form as the story before has left it, without files. */
async function arrive(visitor: Parameters<typeof stage.reuse>[1] = {}) {
  const page = await stage.reuse('/workbench', visitor)
  const remove = form(page).getByRole('button', { name: /^Remove / })
  while ((await remove.count()) > 0) await remove.first().press('Enter')
  await becomes(() => remove.count(), 0)
  return page
}

describe('files of a form', () => {
  test('are chosen, arrive, and the form carries their ids', async () => {
    const page = await arrive()
    await field(page).setInputFiles([zip('brushes.zip'), text('what happened.txt')])
    await becomes(() => counts(page), '0 uploading, 0 failed, 2 complete')
    expect(await row(page, 'brushes.zip').textContent()).toMatch(/brushes\.zip200 kBComplete/)
    expect(await form(page).locator('[role=status]').textContent()).toContain('is complete.')
    expect(await sendForm(page)).toEqual([
      { name: 'brushes.zip', size: 200_004, state: 'complete' },
      { name: 'what happened.txt', size: 16, state: 'complete' },
    ])
  })

  test('that are not taken say why, and go when they are removed; the focus is not lost', async () => {
    const page = await arrive(troubled)
    await field(page).setInputFiles([text('empty.txt', ''), zip('not a picture.png'), text('fine.txt')])
    await becomes(() => counts(page), '0 uploading, 2 failed, 1 complete')
    expect(await row(page, 'empty.txt').textContent()).toContain('The file is empty.')
    expect(await row(page, 'not a picture.png').textContent()).toContain('match its name')
    expect(await runAxe(page)).toEqual([])
    for (const name of ['empty.txt', 'not a picture.png', 'fine.txt']) {
      await form(page)
        .getByRole('button', { name: `Remove ${name}` })
        .press('Enter')
    }
    await becomes(() => counts(page), '0 uploading, 0 failed, 0 complete')
    await becomes(() => field(page).evaluate(input => input === document.activeElement), true)
    expect(await form(page).locator('[role=status]').textContent()).toBe('fine.txt was removed.')
    expect(await sendForm(page)).toEqual([])
  })

  test('are dropped on the field, or pasted anywhere', async () => {
    const page = await arrive()
    for (const [kind, name] of [
      ['drop', 'dropped.txt'],
      ['paste', 'pasted.txt'],
    ] as const) {
      await field(page).evaluate(
        (input, [kind, name]) => {
          const data = new DataTransfer()
          data.items.add(new File(['words'], name))
          const options = { bubbles: true, cancelable: true }
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: data })
              : new ClipboardEvent('paste', { ...options, clipboardData: data })
          input.dispatchEvent(event)
        },
        [kind, name] as const,
      )
    }
    await becomes(() => counts(page), '0 uploading, 0 failed, 2 complete')
    expect((await sendForm(page)).map(({ name }) => name)).toEqual(['dropped.txt', 'pasted.txt'])
  })

  test('go on after a reload where they were, and those that had arrived are still there', async () => {
    const page = await arrive()
    await field(page).setInputFiles([text('arrived.txt')])
    await becomes(() => counts(page), '0 uploading, 0 failed, 1 complete')
    await slowTo(page, 2_000_000)
    await field(page).setInputFiles(await largeFile('large.zip', 12_000_000))
    const bar = row(page, 'large.zip').getByRole('progressbar', {
      name: 'How much of large.zip has been sent',
    })
    await expect
      .poll(() => bar.evaluate(bar => (bar as HTMLProgressElement).value))
      .toBeGreaterThan(9_000_000)
    expect(await row(page, 'large.zip').textContent()).toContain('Uploading...')
    const offsets: number[] = []
    page.on('request', request => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
    })
    await page.reload()
    await becomes(() => counts(page), '0 uploading, 0 failed, 2 complete')
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(8 * 1024 * 1024)
    expect(await sendForm(page)).toEqual([
      { name: 'arrived.txt', size: 16, state: 'complete' },
      { name: 'large.zip', size: 12_000_004, state: 'complete' },
    ])
  })

  test('go on by themselves when the line was gone for a while', async () => {
    const page = await arrive(troubled)
    await slowTo(page, 4_000_000)
    await field(page).setInputFiles(await largeFile('far away.zip', 10_000_000))
    await becomes(() => counts(page), '1 uploading, 0 failed, 0 complete')
    await page.context().setOffline(true)
    await page.waitForTimeout(1500)
    await page.context().setOffline(false)
    await becomes(() => counts(page), '0 uploading, 0 failed, 1 complete')
    await slowTo(page, -1)
  })

  test('that keep failing are said within 10 s of the third failure, once, and arrive when the server is back', async () => {
    const page = await arrive(troubled)
    const tries: number[] = []
    let isDown = true
    await page.route('**/api/admin/uploads*', route => {
      if (!isDown) return route.continue()
      tries.push(Date.now())
      return route.fulfill({ status: 503, body: '{}' })
    })
    const said = await page.evaluateHandle(() => {
      const words: string[] = []
      const status = document.querySelector('form [role=status]') as Element
      new MutationObserver(() => words.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      return words
    })
    await field(page).setInputFiles([zip('never.zip', 1000)])
    await expect.poll(() => counts(page), { timeout: 12_000 }).toBe('0 uploading, 1 failed, 0 complete')
    expect(Date.now() - (tries[2] ?? 0)).toBeLessThan(10_000)
    expect(await row(page, 'never.zip').textContent()).toContain('It didn’t arrive.')
    const before = tries.length
    await expect.poll(() => tries.length, { timeout: 10_000 }).toBeGreaterThan(before)
    expect((await said.jsonValue()).filter(words => words.startsWith('never.zip failed.'))).toHaveLength(1)
    isDown = false
    await form(page).getByRole('button', { name: 'Retry never.zip' }).press('Enter')
    await becomes(() => counts(page), '0 uploading, 0 failed, 1 complete')
    expect((await sendForm(page)).map(({ name }) => name)).toEqual(['never.zip'])
    await page.unroute('**/api/admin/uploads*')
  })

  test('that a rate limit refuses say when to try again', async () => {
    const page = await arrive(troubled)
    await page.route('**/api/admin/uploads*', route =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '700' }, body: '{}' }),
    )
    await field(page).setInputFiles([zip('later.zip', 1000)])
    await becomes(() => counts(page), '0 uploading, 1 failed, 0 complete')
    expect(await row(page, 'later.zip').textContent()).toContain('Please try again in 12 minutes.')
    await page.unroute('**/api/admin/uploads*')
  })

  test('without scripts are a plain field that says what it takes', async () => {
    const page = queryHtml(await (await stage.testServer.fetch('/workbench')).text())
    const form = page.within('form:has([type="file"])')
    expect(form.attribute('[type="file"]', 'name')).toBe('files')
    expect(form.text()).toContain('Up to 10 files of 100 MB each')
  })
})

describe('who logs out leaves no file in the browser', () => {
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name)
      if (!names.includes('attachments')) return 0
      const opened = indexedDB.open('attachments')
      await new Promise(resolve => opened.addEventListener('success', resolve))
      const all = opened.result.transaction('files').objectStore('files').getAll()
      await new Promise(resolve => all.addEventListener('success', resolve))
      opened.result.close()
      return all.result.length
    })

  test('an upload in another tab stops, and writes nothing back', async () => {
    const cookie = await register(stage.testServer, { username: unique('ivo') })
    const tab = await stage.arrive('/workbench')
    const pairs = cookie.split('; ').map(pair => pair.split('=', 2) as [string, string])
    const url = stage.testServer.origin
    await tab.context().addCookies(pairs.map(([name, value]) => ({ name, value, url })))
    await slowTo(tab, 20_000)
    await field(tab).setInputFiles([zip('private.zip', 300_000)])
    await becomes(() => counts(tab), '1 uploading, 0 failed, 0 complete')
    await becomes(() => kept(tab), 1)
    const account = await tab.context().newPage()
    await account.goto('/account')
    await account.getByRole('button', { name: 'Log out' }).click()
    await account.waitForURL(url => url.pathname === '/')
    await becomes(() => counts(tab), '0 uploading, 0 failed, 0 complete')
    await becomes(() => kept(tab), 0)
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(await kept(tab)).toBe(0)
  })
})
