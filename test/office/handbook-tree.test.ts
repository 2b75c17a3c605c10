import { expect, test } from 'vitest'
import { becomes, focused, openStage } from '../journeys/stage.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: {} })
const tree = '/office/content/handbook/tree/procreate'
const rows = '[aria-label^="Pages of"] > li'

const follow = async (path: string) => {
  const { status, headers } = await stage.testServer.fetch(path, { redirect: 'manual' })
  return [status, headers.get('location')]
}
const read = async (path: string) => (await stage.testServer.fetch(path)).text()

/** The places of paths in a text, in their order there. */
const orderIn = (text: string, paths: readonly string[]) =>
  paths.toSorted((one, other) => text.indexOf(`"${one}"`) - text.indexOf(`"${other}"`))

test('without scripts: a page goes up, and the order is on the pages of visitors within two seconds of its publishing', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Tree One', 'editor')
  await visitor.open(tree)
  const names = () => visitor.texts(`${rows} [data-row]`)
  const [first = '', second = ''] = visitor.texts(`${rows}[data-depth="0"] [data-row]`).slice(0, 2)
  const paths = ['/handbook/procreate/5.3/welcome', '/handbook/procreate/5.3/gallery']
  expect(orderIn(await read('/handbook/procreate/5.3'), paths)).toEqual(paths)
  const before = names()
  expect(visitor.count('[name="act"][value="up handbook/procreate/gallery"]')).toBe(1)
  const fields = new URLSearchParams({
    act: 'up handbook/procreate/gallery',
    version: String(visitor.find('[aria-label="Order and versions"] [name="version"]').val()),
    shown: '5.3',
  })
  const post = async (body: URLSearchParams) => {
    const answer = await visitor.fetch(tree, {
      ...{ method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } },
    })
    return { status: answer.status, html: await answer.text() }
  }
  expect((await post(fields)).html).toContain('gallery is number 1 of')
  // The same form again: somebody else has changed the tree.
  const late = await post(fields)
  expect([late.status, late.html]).toEqual([
    409,
    expect.stringContaining('Somebody else has changed the tree'),
  ])
  expect(late.html).toContain('Make it now')
  await visitor.open(tree)
  expect(names()).not.toEqual(before)
  expect([first, second]).not.toEqual(names().slice(0, 2))
  expect(orderIn(await read('/handbook/procreate/5.3'), paths)).toEqual(paths)
  await visitor.press('Publish the order')
  expect(visitor.read('[role="status"]')).toContain('Published')
  await expect
    .poll(async () => orderIn(await read('/handbook/procreate/5.3'), paths))
    .toEqual(paths.toReversed())
  const markdown = await read('/handbook/procreate/5.3/gallery.md')
  expect(markdown.length).toBeGreaterThan(100)
})

test('without scripts: an address changes after a look at what follows, and its old one leads on in each language', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Tree Two', 'editor')
  await visitor.open('/office/content/article/en/insight/2026/never-grey')
  await visitor.open(visitor.addressOf('Change its address'))
  visitor.fill('New path', 'insight/2026/Not Grey')
  await visitor.press('Show what follows')
  expect(visitor.read('[role="alert"]')).toContain('cannot be an address')
  visitor.fill('New path', 'insight/2026/not-grey-at-all')
  await visitor.press('Show what follows')
  expect(visitor.read()).toContain('1 address leads on to the new one, in every language.')
  expect((await follow('/jp/insight/2026/never-grey'))[0]).toBe(200)
  await visitor.press('Move it')
  expect(visitor.read('[role="status"]')).toContain('Moved.')
  await expect
    .poll(() => follow('/jp/insight/2026/never-grey'))
    .toEqual([301, '/jp/insight/2026/not-grey-at-all'])
  expect((await follow('/jp/insight/2026/not-grey-at-all'))[0]).toBe(200)
  const [sitemap, feed] = await Promise.all([read('/sitemap-insight.xml'), read('/insight/feed.xml')])
  expect(`${sitemap}${feed}`).not.toContain('never-grey')
  // Who had it open comes to its new address.
  await visitor.open('/office/content/article/en/insight/2026/never-grey')
  expect(visitor.path).toBe('/office/content/article/en/insight/2026/not-grey-at-all')
  for (const unknown of ['nonsense', 'facts', '__proto__']) {
    await visitor.open(`/office/content/${unknown}`)
    expect([unknown, visitor.status]).toEqual([unknown, 404])
  }
})

test('by keys and by mouse: pages move among their neighbors, and in after a look at what follows', async () => {
  const staff = await openStaff(stage.testServer, 'Tree Three', 'editor')
  const page = await stage.arrive(`${tree}?shown=5.2`, {
    height: 3000,
    mayComplain: /status of 409/,
    cookies: { office: staff.visitor.cookie('office') },
  })
  const slugs = () =>
    page
      .locator(`${rows} a[data-row]`)
      .evaluateAll(links =>
        links.map(link => link.getAttribute('data-row')?.split('/').slice(2).join('/') ?? ''),
      )
  const top = async () => (await slugs()).filter(slug => !slug.includes('/'))
  const before = await top()
  const [first = '', second = '', third = ''] = before
  const link = page.locator(`a[data-row="handbook/procreate/${first}"]`)
  await link.focus()
  // Pressed twice before the first is answered.
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await becomes(top, [second, third, first, ...before.slice(3)])
  await becomes(() => focused(page), (await link.textContent()) ?? '')
  await page.getByText(`${first} is number 3 of`).waitFor()
  // Dragged back with the mouse, above the first.
  const handle = page.locator(`li[data-path="handbook/procreate/${first}"] [data-handle]`)
  const target = page.locator(`li[data-path="handbook/procreate/${second}"]`)
  await handle.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (!box) throw new Error('The row is not there')
  await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 4 })
  await becomes(() => target.getAttribute('data-drop'), 'inside')
  await page.keyboard.press('Escape')
  await becomes(() => target.getAttribute('data-drop'), null)
  await page.mouse.up()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 3, { steps: 4 })
  await becomes(() => target.getAttribute('data-drop'), 'before')
  await page.mouse.up()
  await becomes(top, before)
  // In, below the page before it: what follows is shown, and done by Enter.
  const child = page.locator(`a[data-row="handbook/procreate/${second}"]`)
  await child.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.getByRole('heading', { name: 'What follows' }).waitFor()
  await becomes(() => focused(page), 'Move it')
  await page.getByRole('link', { name: 'Leave it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Handbook of procreate' }).waitFor()
  expect((await top()).slice(0, 2)).toEqual([first, second])
  // Somebody else is faster: the tree is shown as it is now, and the change is made on it.
  await staff.visitor.open(`${tree}?shown=5.2`)
  const body = new URLSearchParams({
    act: `down handbook/procreate/${second}`,
    version: String(staff.visitor.find('[aria-label="Order and versions"] [name="version"]').val()),
    shown: '5.2',
  })
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  expect((await staff.visitor.fetch(tree, { method: 'POST', body, headers })).status).toBe(200)
  await link.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Somebody else has changed the tree').waitFor()
  await becomes(top, [first, third, second, ...before.slice(3)])
  await page.getByRole('button', { name: 'Make it now' }).press('Enter')
  await page.getByText(`${first} is number 2 of`).waitFor()
  await link.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await becomes(top, [third, first, second, ...before.slice(3)])
})

test('who does not publish the handbook sees the tree, without a way to change it', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Tree Four', 'careers')
  await visitor.open(tree)
  expect(visitor.count(rows)).toBeGreaterThan(20)
  expect(visitor.count('main button, main [data-handle]')).toBe(0)
  await visitor.open('/office/content/handbook/tree/nonsense')
  expect(visitor.status).toBe(404)
})
