import { expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { isWhole } from '../loop-count.ts'
import { openStage } from './stage.ts'

const stage = openStage({ pictures: true })

test.runIf(isWhole)(
  'a browser that tells of no pointers says so in place of the sheet, and keeps the wall',
  async () => {
    const page = await stage.arrive('/procreate/brushes', {
      before: page =>
        page.addInitScript(() => {
          Reflect.deleteProperty(window, 'PointerEvent')
        }),
    })
    expect(await page.getByRole('heading', { level: 3, name: 'Oils', exact: true }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Pick up Brush pen', exact: true }).first().click()
    const studio = page.getByRole('dialog', { name: 'A sheet to try it on' })
    await studio.getByText('This browser has no canvas to paint on.').waitFor()
    expect(await studio.locator('canvas:visible').count()).toBe(0)
    // The actions that need a canvas are not offered; the brush can still be viewed.
    for (const name of ['Undo', 'New sheet', 'Save as PNG']) {
      expect(await studio.getByRole('button', { name }).isVisible()).toBe(false)
    }
    expect(await studio.getByRole('slider').count()).toBe(0)
    await studio.getByRole('combobox', { name: 'Brush' }).selectOption('oils/loaded-filbert')
    expect(await studio.getByRole('img').isVisible()).toBe(true)
    expect(await runAxe(page)).toEqual([])
    await studio.getByRole('button', { name: 'Back to the wall' }).click()
    await expect.poll(() => studio.count()).toBe(0)
  },
)
