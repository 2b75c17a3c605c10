import { describe, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../apart/own-process.ts'
import { hydrated, sharedBrowser, visit } from '../browser.ts'
import { openFolder } from '../folders.ts'
import { isFull } from './addresses.ts'

// Vite reads every module anew: a minute of a core, so only `npm run sweep` does it.
describe.skipIf(!isFull)('npm run dev', () => {
  test('React takes over a page from the sources, without a complaint', { timeout: 300_000 }, async () => {
    const server = await startServer({ dataDir: await openFolder('data'), program: 'bin/dev.ts' })
    onTestFinished(async () => void (await server.end()))
    const { page, context, complaints } = await visit(await sharedBrowser(), server)
    onTestFinished(() => context.close())
    page.setDefaultTimeout(120_000)
    await page.goto('/')
    await page.locator('html[data-hydrated]').waitFor()
    await hydrated(page)
    expect(complaints).toEqual([])
  })
})
