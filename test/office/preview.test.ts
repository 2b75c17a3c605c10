import { expect, test } from 'vitest'
import { hashOf } from '../../platform/tokens.ts'
import { hydrated } from '../browser.ts'
import { queryHtml } from '../html.ts'
import { countedAs, person } from '../journeys/counted.ts'
import { becomes, openStage } from '../journeys/stage.ts'
import { beginArticle, saveText } from './articles.ts'
import { findingsOf } from './findings.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: { env: { CACHE_STATUS: 'on' } } })
type Staff = Awaited<ReturnType<typeof openStaff>>

/** An article with facts and a Japanese text that nobody has published; resolves to its path. */
async function beginUnseen(staff: Staff, body: string): Promise<string> {
  const path = await beginArticle(staff, 'unseen')
  await write(staff, path, body)
  return path
}

async function write(staff: Staff, path: string, body: string) {
  await saveText(staff, `/office/content/article/jp/${path}`, {
    ...{ title: 'まだ見えない葉', description: '誰も読んでいない葉の話です。', body },
  })
  expect(staff.visitor.read()).toContain('Saved.')
}

/** Makes a link on the screen of a part; resolves to the path with the token. */
async function makeLink({ visitor }: Staff, path: string, part = 'jp', kind = 'article'): Promise<string> {
  await visitor.open(`/office/content/preview/${kind}/${part}/${path}`)
  await visitor.press(visitor.read().includes('Make another link') ? 'Make another link' : 'Make a link')
  const { pathname, search } = new URL(String(visitor.find('[aria-labelledby$="-title"][readonly]').val()))
  return pathname + search
}

async function read(path: string, init?: RequestInit) {
  const response = await stage.testServer.fetch(path, { redirect: 'manual', ...init })
  const html = await response.text()
  const header = (name: string) => response.headers.get(name)
  return { status: response.status, html, header, page: queryHtml(html) }
}

test('without scripts, a text that nobody has published is shown by a link, which is revoked', async () => {
  const staff = await openStaff(stage.testServer, 'Showing Editor', 'editor')
  const { visitor } = staff
  const path = await beginUnseen(staff, '正午に落ちました。')
  await visitor.open(`/office/content/article/jp/${path}`)
  await visitor.open(visitor.addressOf('Preview'))
  const address = await makeLink(staff, path)
  expect(address).toMatch(new RegExp(`^/jp/${path}\\?preview=[\\w-]{43}$`))
  expect((await read(`/jp/${path}`)).status).toBe(404)
  const shown = await read(address)
  expect([shown.status, shown.page.texts('h1')]).toEqual([200, ['まだ見えない葉']])
  expect(shown.page.text()).toContain('正午に落ちました。')
  const [bar = ''] = shown.page.texts('[aria-label="プレビュー"]')
  expect(bar).toMatch(/第1版のプレビュー.*非公開.*年.*月.*日まで/s)
  const policyOf = async (screen: string) => {
    const Cookie = `office=${visitor.cookie('office')}`
    return (await read(`/office/content/${screen}${path}`, { headers: { Cookie } })).header(
      'content-security-policy',
    )
  }
  expect(await policyOf('preview/article/jp/')).toContain("frame-src 'self'")
  expect(await policyOf('article/jp/')).not.toContain('frame-src')
  await visitor.open(`/office/content/preview/article/jp/${path}`)
  expect(visitor.read()).toMatch(/What is saved last · opened 1 time/)
  expect(visitor.read()).not.toContain(address.slice(-43))
  const [button = ''] = queryHtml(visitor.html).attributes('button[value="revoke"]', 'aria-label')
  expect(button).toMatch(/^Revoke the link that ends /)
  await visitor.press('Revoke')
  expect(visitor.read()).toContain('The link is revoked')
  expect((await read(address)).status).toBe(404)
})

test('a preview is kept by nobody, and leaves kept pages, their ETags and every list as they were', async () => {
  const staff = await openStaff(stage.testServer, 'Keeping Nothing', 'editor')
  const path = await beginUnseen(staff, '誰にも渡さない一文。')
  const address = await makeLink(staff, path)
  const kept = async () =>
    Promise.all(
      ['/', '/jp', '/jp/insight', '/jp/insight/2026/one-leaf'].map(async page => {
        await read(page)
        const { header } = await read(page)
        return [page, header('etag'), header('x-cache')]
      }),
    )
  const before = await kept()
  expect(before.map(([, , status]) => status)).toEqual(['hit', 'hit', 'hit', 'hit'])
  const shown = await read(address)
  expect({
    cache: shown.header('x-cache'),
    control: shown.header('cache-control'),
    robots: shown.header('x-robots-tag'),
    referrer: shown.header('referrer-policy'),
    cookies: shown.header('set-cookie'),
  }).toEqual({
    cache: 'bypass; preview',
    control: 'no-store',
    robots: 'noindex',
    referrer: 'same-origin',
    cookies: null,
  })
  expect(shown.header('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(shown.html).not.toContain(address.slice(-43))
  for (const page of ['/jp', `/jp/${path}`, `/jp/${path}?preview=x`, '/office/login'])
    expect((await read(page)).header('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await kept()).toEqual(before)
  expect((await read(`/jp/${path}`)).html).not.toContain('誰にも渡さない一文。')
})

test('a token opens its own page alone; every other one is the same 404', async () => {
  const staff = await openStaff(stage.testServer, 'Guarding Editor', 'editor')
  const path = await beginUnseen(staff, '隠れた葉。')
  const other = await beginUnseen(staff, 'もう一枚の葉。')
  const [address, foreign] = [await makeLink(staff, path), await makeLink(staff, other)]
  const token = address.slice(-43)
  const shape = ({ status, html, header }: Awaited<ReturnType<typeof read>>) => [
    status,
    hashOf(html),
    header('cache-control'),
    header('x-robots-tag'),
  ]
  const nobody = shape(await read(`/jp/${path}?preview=${'a'.repeat(43)}`))
  expect(nobody[0]).toBe(404)
  for (const hostile of [
    foreign.slice(-43),
    '',
    'x',
    `${token}x`,
    token.toUpperCase(),
    encodeURIComponent(`${token}\0`),
    encodeURIComponent("' or 1=1 --"),
    '%',
    '__proto__',
    'a'.repeat(400),
    `${'b'.repeat(43)}&preview=${token}`,
  ])
    expect([hostile.slice(0, 50), ...shape(await read(`/jp/${path}?preview=${hostile}`))]).toEqual([
      hostile.slice(0, 50),
      ...nobody,
    ])
  for (const page of [
    `/${path}`,
    `/cn/${path}`,
    `/jp/${other}`,
    '/jp',
    '/jp/insight',
    '/jp/insight/2026/one-leaf',
  ])
    expect([page, (await read(`${page}?preview=${token}`)).status]).toEqual([page, 404])
  expect((await read(`/jp/${path}.md?preview=${token}`)).status).toBe(404)
  for (const call of [`/api/admin/insight/article/2026/${path.slice(13)}/?lang=ja`])
    expect((await read(call, { headers: { 'X-Preview': token } })).status).toBe(404)
  // A router's data request never carries a preview: it loads the document.
  const data = await read(`/jp/${path}.data?preview=${token}`)
  expect([data.status, data.header('x-remix-reload-document')]).toEqual([204, 'true'])
  expect((await read(`/JP/${path}/?preview=${token}`)).header('location')).toBe(
    `/jp/${path}?preview=${token}`,
  )
  expect((await read(address)).status).toBe(200)
})

test('pages of the handbook, positions and legal texts are shown as they were saved', async () => {
  const staff = await openStaff(stage.testServer, 'Every Kind', 'administrator')
  const { visitor } = staff
  for (const [kind, path, page] of [
    ['handbook', 'handbook/procreate/layers', '/cn/handbook/procreate/5.3/layers'],
    ['position', 'careers/brush-maker', '/cn/careers/brush-maker'],
    ['legal', 'legal/privacy-policy', '/cn/privacy-policy'],
  ] as const) {
    await visitor.open(`/office/content/${kind}/cn/${path}`)
    if (visitor.status === 404) throw new Error(`There is no ${path}`)
    visitor.fill('Title', `还没有公开的${kind}`)
    await visitor.press('Save')
    expect(visitor.read()).toContain('Saved.')
    const address = await makeLink(staff, path, 'cn', kind)
    expect(address.split('?')[0]).toBe(page)
    const shown = await read(address)
    expect([kind, shown.status]).toEqual([kind, 200])
    expect(shown.page.texts('h1').join()).toContain(`还没有公开的${kind}`)
    expect((await read(page)).html).not.toContain('还没有公开')
  }
})

test('a reader who goes on from a preview is on the live site, and the preview was not counted', async () => {
  const staff = await openStaff(stage.testServer, 'Not Counting', 'editor')
  const path = 'insight/2026/one-leaf'
  await staff.visitor.open(`/office/content/article/jp/${path}`)
  await staff.visitor.press('Save')
  const address = await makeLink(staff, path)
  const page = await stage.arrive(address, person)
  const bar = page.getByRole('complementary', { name: 'プレビュー' })
  await bar.waitFor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.getByRole('link', { name: 'procreate' }).first().click()
  await bar.waitFor({ state: 'detached' })
  await becomes(async () => new URL(page.url()).search, '')
  expect(asked.filter(url => url.includes('preview'))).toEqual([])
  // The address of the preview in the history is the preview again.
  await page.goBack()
  await bar.waitFor()
  await page.goto('/robots.txt')
  expect(countedAs(`/${path}`, stage.testServer)).toEqual([])
})

test('by keyboard: from the text to its preview, at three widths, shown anew when it is saved', async () => {
  const staff = await openStaff(stage.testServer, 'Preview Hands', 'editor')
  const path = await beginUnseen(staff, '最初の一文。')
  const cookies = { office: staff.visitor.cookie('office') }
  const page = await stage.arrive(`/office/content/article/jp/${path}`, { cookies })
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus()
  await page.keyboard.press('Control+Shift+P')
  await page.getByRole('button', { name: 'Make a link' }).waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: 'Make a link' }).press('Enter')
  const frame = (width: number) => page.frameLocator(`iframe[title="The page at ${width} pixels"]`)
  for (const width of [360, 823, 1240]) await frame(width).getByText('最初の一文。').waitFor()
  const widthOf = (width: number) =>
    frame(width)
      .locator('html')
      .evaluate(() => innerWidth)
  expect([await widthOf(360), await widthOf(823), await widthOf(1240)]).toEqual([360, 823, 1240])
  await page.getByRole('button', { name: '823 px' }).press('Enter')
  await becomes(() => page.locator('iframe').count(), 1)

  const tab = await page.context().newPage()
  await tab.goto(`/office/content/article/jp/${path}`)
  await hydrated(tab)
  await tab.getByRole('textbox', { name: 'Title', exact: true }).fill('もう一度書いた葉')
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await tab.getByText('Saved. Visitors').waitFor()
  await frame(823).getByRole('heading', { name: 'もう一度書いた葉' }).waitFor()
  await page.reload()
  await frame(360).getByRole('heading', { name: 'もう一度書いた葉' }).waitFor()
  await page.getByText('not opened yet').waitFor()
})

test('who may not write a text makes no link; one without a page has none to show', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Reading Only', 'support')
  await visitor.open('/office/content/preview/article/en/insight/2026/one-leaf')
  expect(visitor.read()).toContain('This text is not yours to show.')
  expect(queryHtml(visitor.html).count('main button')).toBe(0)
  await visitor.open('/office/content/preview/article/en/insight/2026/no-such-leaf')
  expect(visitor.status).toBe(404)
  const legal = await openStaff(stage.testServer, 'Legal Only', 'legal')
  await legal.visitor.open('/office/content/preview/legal/en/legal/beta-agreement')
  expect(legal.visitor.read()).toContain('There is no page to show')
})

test('nothing sticks out at any width, and axe finds nothing', async () => {
  const staff = await openStaff(stage.testServer, 'Looking Twice', 'editor')
  const path = await beginUnseen(staff, '見るための一文。')
  const address = await makeLink(staff, path)
  const page = await stage.arrive(`/office/content/preview/article/jp/${path}`, {
    cookies: { office: staff.visitor.cookie('office') },
  })
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.locator('iframe').first().waitFor()
  const paths = [`/content/preview/article/jp/${path}`]
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])
  expect(await findingsOf(page, { paths: [`/..${address}`], widths: [360, 823, 1440] })).toEqual([])
})
