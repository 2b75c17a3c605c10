import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts } from './inline-scripts.ts'

const nonce = '0123456789abcdef01234567'
const hash = (source: string) => createHash('sha256').update(source).digest('base64')

test('our inline scripts lose their nonce and are named by their hashes', () => {
  const html = `<p>Hi</p><script nonce="${nonce}">one()</script><script id="two" nonce="${nonce}" data-x="y">two()</script>`
  expect(hashInlineScripts(html, nonce)).toEqual({
    html: '<p>Hi</p><script>one()</script><script id="two" data-x="y">two()</script>',
    scriptHashes: [hash('one()'), hash('two()')],
  })
})

test('an inline script that stands in the content is never hashed', () => {
  const html = `<p><script>steal()</script><script nonce="">steal()</script><script nonce="ffff">steal()</script></p>
<script nonce="${nonce}">ours()</script>`
  const settled = hashInlineScripts(html, nonce)
  expect(settled.scriptHashes).toEqual([hash('ours()')])
  expect(settled.html).toContain('<script>steal()</script><script nonce="">steal()')
})

test('the module that starts the framework waits, under the hash that it will run with', () => {
  const source = 'import "/assets/entry.js"; start()'
  const settled = hashInlineScripts(
    `<script nonce="${nonce}" type="module" async="">${source}</script>`,
    nonce,
  )
  expect(settled.html).toBe(`<script type="text/plain" id="hydrate">${source}</script>`)
  expect(settled.scriptHashes).toEqual([hash(source)])
})

test('an empty script goes, one with an address stays and needs no hash', () => {
  const html = `<script nonce="${nonce}"> </script><script nonce="${nonce}" src="/assets/a.js"></script>`
  expect(hashInlineScripts(html, nonce)).toEqual({
    html: '<script src="/assets/a.js"></script>',
    scriptHashes: [],
  })
})

test('structured data stays, and needs no hash', () => {
  const html = `<script type="application/ld+json" nonce="${nonce}">{}</script>`
  expect(hashInlineScripts(html, nonce)).toEqual({
    html: '<script type="application/ld+json">{}</script>',
    scriptHashes: [],
  })
})

test('the same script twice has one hash', () => {
  const html = `<script nonce="${nonce}">a()</script>`.repeat(2)
  expect(hashInlineScripts(html, nonce).scriptHashes).toEqual([hash('a()')])
})

test('preloads of modules go, other links and every nonce left over are settled', () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/a.css" nonce="${nonce}">`
  expect(hashInlineScripts(html, nonce).html).toBe('<link rel="stylesheet" href="/a.css">')
})

test('the script of scroll positions goes, for which the site has its own, and the element that React hydrates stays', () => {
  const html = `<script nonce="${nonce}">(key => {})("react-router-scroll-positions", null)</script>`
  expect(hashInlineScripts(html, nonce)).toEqual({ html: '<script></script>', scriptHashes: [] })
})

test('a page without scripts stays as it is', () => {
  const html = '<!doctype html><html lang="ja"><body><p>絵</p></body></html>'
  expect(hashInlineScripts(html, nonce)).toEqual({ html, scriptHashes: [] })
})
