import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { texts } from './files.ts'
import { type Block, type Inline, pictureSize } from './guide-page.ts'
import { findPageOfScreen, pagesOfScreens } from './page-of-screen.ts'
import { findPage, listContents, pageNames } from './pages.ts'
import { parsePage } from './parse-page.ts'

/** The paths of the screens of staff who are logged in; the guide itself and the page for unknown addresses have none. */
function screensIn(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const here = [above, path].filter(Boolean).join('/')
    const isScreen = /^pages\/(?!guide\/|missing\/).*\/page\.tsx$/.test(file)
    return [...(isScreen ? [here || '/'] : []), ...screensIn(children, here)]
  })
}
const screens = screensIn(routes.filter(({ file }) => file === 'frame/signed-in.tsx'))

const blocksOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap(block => [block, ...(block.kind === 'list' ? block.items.flatMap(blocksOf) : [])])
const inlinesOf = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap(each => [each, ...('children' in each ? inlinesOf(each.children) : [])])

/** The addresses that a page links to. */
const linksOf = (name: string): string[] =>
  blocksOf(findPage(name)?.blocks ?? [])
    .flatMap(block =>
      block.kind === 'table'
        ? [block.head, ...block.rows].flat(2)
        : 'children' in block
          ? [...block.children]
          : [],
    )
    .flatMap(each => inlinesOf([each]))
    .flatMap(each => (each.kind === 'link' ? [each.to] : []))

/** Whether a page is there and has the heading that the address names. */
function isThere(address: string): boolean {
  const [path = '', anchor] = address.split('#')
  const page = findPage(path.replace(/^\/guide\/?/, ''))
  const ids = page?.blocks.flatMap(block => (block.kind === 'heading' ? [block.id] : [])) ?? []
  return page !== null && (anchor === undefined || ids.includes(anchor))
}

test('every screen has a page of the guide', () => {
  expect(screens.length).toBeGreaterThan(40)
  expect(screens.filter(path => !Object.hasOwn(pagesOfScreens, path))).toEqual([])
  expect(Object.values(pagesOfScreens).filter(page => !isThere(`/guide/${page}`))).toEqual([])
})

test('an address leads to the page of its screen: the most particular one', () => {
  expect(findPageOfScreen('/')).toBe('home')
  expect(findPageOfScreen('/inbox/waiting')).toBe('inbox')
  expect(findPageOfScreen('/content/legal')).toBe('texts')
  expect(findPageOfScreen('/content/article/en/insight/2026/one-leaf')).toBe('writing')
  expect(findPageOfScreen('/content/legal/jp/legal/imprint')).toBe('legal-texts')
  expect(findPageOfScreen('/content/article/facts/insight/2026/one-leaf')).toBe('facts')
  expect(findPageOfScreen('/content/files/en/insight/2026/one-leaf')).toBe('files#settle-a-conflict')
  expect(findPageOfScreen('/nowhere/at/all')).toBeUndefined()
  expect(findPageOfScreen('https://elsewhere.example/inbox')).toBeUndefined()
})

test('every page is in the contents, once, and no link or anchor is dead', () => {
  const listed = listContents().flatMap(({ pages }) => pages.map(({ to }) => to))
  expect(listed.toSorted()).toEqual(
    pageNames
      .filter(name => name !== '')
      .map(name => `/guide/${name}`)
      .toSorted(),
  )
  for (const name of pageNames)
    expect(
      linksOf(name).filter(to => !isThere(to)),
      name,
    ).toEqual([])
  expect(listContents().map(({ title }) => title)).toEqual([
    'Start',
    'Answering',
    'Content',
    'Newsletter',
    'Site',
    'Operation',
  ])
})

test('every picture is shown with a description, has the size that its place has, and is small', async () => {
  const folder = join(import.meta.dirname, '../../docs/office/pictures')
  const files = await readdir(folder)
  const shown = pageNames
    .flatMap(name => blocksOf(findPage(name)?.blocks ?? []))
    .flatMap(block => (block.kind === 'picture' ? [block] : []))
  expect(shown.filter(({ alt }) => alt.length < 10)).toEqual([])
  const all = [...texts.values()].join('\n')
  expect(files.filter(file => !all.includes(`pictures/${file})`))).toEqual([])
  for (const file of files) {
    const { width, height, format } = await sharp(join(folder, file)).metadata()
    expect({ width, height, format }, file).toEqual({ ...pictureSize, format: 'webp' })
    expect((await stat(join(folder, file))).size, file).toBeLessThanOrEqual(45_000)
  }
})

test('a page takes what it can show: HTML, unknown links and pictures are refused', () => {
  const parse = (markdown: string) =>
    parsePage(markdown, target => (target === 'a.md' ? '/guide/a' : undefined))
  expect(parse('# A\n\nPress `g b` in [a](a.md).').blocks).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Press ' },
        { kind: 'keys', text: 'g b' },
        { kind: 'text', text: ' in ' },
        { kind: 'link', to: '/guide/a', children: [{ kind: 'text', text: 'a' }] },
        { kind: 'text', text: '.' },
      ],
    },
  ])
  expect(() => parse('# A\n\n<b>bold</b>')).toThrow('html')
  expect(() => parse('# A\n\n<script>alert(1)</script>')).toThrow('html')
  expect(() => parse('# A\n\n[b](b.md)')).toThrow('The guide has no b.md')
  expect(() => parse('# A\n\n[b](javascript:alert(1))')).toThrow('The guide has no')
  expect(() => parse('# A\n\n![b](b.webp)')).toThrow('The guide has no b.webp')
  expect(() => parse('Begins anyhow')).toThrow('begins with its title')
})
