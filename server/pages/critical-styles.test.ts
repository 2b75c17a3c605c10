import { expect, test } from 'vitest'
import { parseSheet } from '../../bin/parts/parse-sheet.ts'
import { criticalStyles } from './critical-styles.ts'
import { expectFirstScreen } from './expect-first-screen.ts'
import { lateStyles } from './late-styles.ts'

const page = (body: string, head = '') =>
  `<html lang="ja"><head><meta name="viewport" content="x"/>${head}</head><body>${body}</body></html>`
const stylesFor = (css: string, body: string) => criticalStyles(page(body), parseSheet(css))

const longGradient = `linear-gradient(${Array.from({ length: 60 }, (_, at) => `red ${at}%`).join(', ')})`

test.for<readonly [name: string, css: string, expected: string]>([
  ['a class of the document', '.a{color:red}', '.a{color:red}'],
  ['a class that is not there', '.z{color:red}', ''],
  ['one selector of two', '.a,.z{color:red}', '.a{color:red}'],
  ['an element inside a class', '.a p{color:red}', '.a p{color:red}'],
  ['a state', '.a:hover{color:red}', ''],
  ['what is below the first screen', '.below{color:red}', ''],
  ['what is in a dialog', '.closed{color:red}', ''],
  ['a long value', `.a{background:${longGradient};top:0}`, `.a{background:${longGradient};top:0}`],
  ['a drawing in the sheet', `.a{mask:url("data:image/svg+xml,${'x'.repeat(300)}");background:red}`, ''],
  ['a language', ':lang(ja){color:red}:lang(zh){color:blue}', ':lang(ja){color:red}'],
  [
    'a word of a data attribute',
    '[data-tone~=l5]{color:red}[data-tone~=l6]{color:red}',
    '[data-tone~=l5]{color:red}',
  ],
  [
    'links that leave the site, when there is one',
    'main a[href^="https://"]:not([href*=".procreate.com"],[href^="https://apps.apple.com/"]):after{content:"x"}',
    '',
  ],
  [
    'the choice that is made',
    '.a:has([value=x]:checked){top:0}.a:has([value=y]:checked){top:0}.a:has(:checked){top:0}',
    '.a:has([value=x]:checked){top:0}.a:has(:checked){top:0}',
  ],
  [
    'a choice that is negated',
    '.a:not(:has([value=y]:checked)){top:0}',
    '.a:not(:has([value=y]:checked)){top:0}',
  ],
  [
    'what is in another',
    '.a:has(p){top:0}.a:has([data-z]){top:0}.a:has(p,z){top:0}',
    '.a:has(p){top:0}.a:has(p,z){top:0}',
  ],
  [
    'a word of an aria attribute',
    '[aria-pressed=true]{top:0}[aria-pressed=false]{top:0}',
    '[aria-pressed=false]{top:0}',
  ],
  ['options', 'option{top:0}:lang(zh) .a{top:0}', ''],
  ['what is negated', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
  ['paper', '@media print{.a{color:red}}', ''],
  ['forced colors', '@media (forced-colors:active){.a{color:red}}', ''],
  ['what a change of state shows', '.a{transition:top 1s;cursor:pointer;top:0}', '.a{top:0}'],
  [
    'layers and queries',
    '@layer x,y;@layer x{@media (width>=9px){.a{top:0}.z{top:0}}.a{left:0}}',
    '@layer x,y;@layer x{@media (width>=9px){.a{top:0}}.a{left:0}}',
  ],
  [
    'the order of layers of which one is not there',
    '@layer x{.a{top:0}}@layer y{.z{top:0}}@layer z{.a{left:0}}',
    '@layer x,y,z;@layer x{.a{top:0}}@layer z{.a{left:0}}',
  ],
  ['custom properties in use', ':root{--a:1px;--b:var(--a);--c:2px}.a{top:var(--b)}', '.a{top:1px}'],
  [
    'custom properties that are long and used more than once, by short names',
    `:root{--long-name:${'1px '.repeat(20)};--c:2px}.a{top:var(--long-name);left:var(--long-name)}`,
    `:root{--0:${'1px '.repeat(20)}}.a{top:var(--0);left:var(--0)}`,
  ],
  [
    'custom properties that an element has otherwise, with their values',
    ':root{--b:1px;--a:var(--b)}.a{--b:2px;top:var(--a);left:var(--b)}',
    ':root{--0:1px;--1:var(--0)}.a{--0:2px;top:var(--1);left:var(--0)}',
  ],
  [
    'custom properties of some windows, of another language or with a second value',
    '@media (width>=9px){:root{--a:1px}}:root{--c:3px}[lang]:lang(en){--b:2px}.a{top:var(--a);left:var(--b);right:var(--c,4px)}',
    '@media (width>=9px){:root{--0:1px}}:root{--1:3px}.a{top:var(--0);left:var(--b);right:var(--1,4px)}',
  ],
  [
    'custom properties of an element by their names, which drawings in files use',
    '.a{--drawn:1px;top:var(--drawn)}',
    '.a{--drawn:1px;top:var(--drawn)}',
  ],
  [
    'custom properties of an element that no rule uses: drawings in files do',
    ':root{--c:2px;--d:3px}.a{--only-drawn:var(--c);--of-another:1px}.z{top:var(--of-another)}',
    '.a{--only-drawn:2px}',
  ],
  [
    'custom properties of its language in place of others',
    '@layer t{:root{--a:1px;--b:2px}@media (width>=9px){:root{--a:3px}}[lang]:lang(ja){--a:4px}[lang]:lang(zh){--b:5px}}.a{top:var(--a);left:var(--b)}',
    '@layer t;.a{top:4px;left:2px}',
  ],
  [
    'fallback faces in use',
    '@font-face{font-family:F;src:local("x")}@font-face{font-family:G;src:local("x")}.a{font-family:F}',
    '@font-face{font-family:F;src:local("x")}.a{font-family:F}',
  ],
  [
    'faces from the network',
    '@font-face{font-family:F;src:url(/f.woff2)}.a{font-family:F}',
    '.a{font-family:F}',
  ],
  [
    'key frames in use',
    '@keyframes k{to{top:0}}@keyframes l{to{top:0}}.a{animation:k 1s}',
    '@keyframes k{to{top:0}}.a{animation:k 1s}',
  ],
])('of a style sheet the first screen takes %s', ([, css, expected]) => {
  const body =
    '<main class="a" data-tone="l5 c1" aria-pressed="false"><input checked="" value="x"/><select><option lang="zh-CN">x</option></select><p>x<a href="https://apps.apple.com/app"></a></p><dialog><div><dialog></dialog></div><i class="closed"></i></dialog><section data-below class="below"></section></main>'
  const hidden = stylesFor('', body)
  expect(stylesFor(css, body)).toBe(expected + hidden)
  expect(hidden).toContain('[data-below]')
})

test('the mark of links that leave the site is on the first screen of a page that has one', () => {
  const css =
    'a[href^="https://"]:not([href*=".procreate.com"],[href^="https://apps.apple.com/"]):after{top:0}'
  expect(stylesFor(css, '<a href="https://help.procreate.com"></a>')).toBe('')
  expect(stylesFor(css, '<a href="https://www.blender.org"></a>')).toBe(css)
})

test('of the language of a banner the first screen takes what the banner uses', () => {
  const css = '[lang]:lang(zh){--a:1px;--b:2px}.c:lang(zh){top:0}.b{left:var(--a)}.c{left:var(--b)}'
  const banner = '<aside class="x" lang="zh-CN"><p class="b"></p></aside>'
  expect(stylesFor(css, `${banner}<p class="c"></p>`)).toBe(
    '[lang]:lang(zh){--a:1px}.b{left:var(--a)}.c{left:var(--b)}',
  )
  expect(stylesFor(css, `${banner}<p class="c" lang="zh-CN"></p>`)).toContain(
    '[lang]:lang(zh){--a:1px;--b:2px}.c:lang(zh){top:0}',
  )
})

test('a popover has no styles on the first screen, unless wide screens show it', () => {
  expect(stylesFor('.c{top:0}', '<nav popover="auto" class="c"></nav>')).toBe('')
  expect(stylesFor('.c{top:0}', '<nav popover="auto" data-beside="" class="c"></nav>')).toBe('.c{top:0}')
})

test('a text that goes on below the first screen is hidden from there on', () => {
  expect(stylesFor('', '<p></p><p data-below></p><h2></h2>')).toContain(':is(p,h2,h3)[data-below]~*')
  expect(stylesFor('', '<p></p><section data-below></section>')).not.toContain('p[data-below]')
})

test('the sheets and font preloads of a document wait in a <noscript>, and its styles are named by a hash', () => {
  const sheet = '<link integrity="sha256-x" rel="stylesheet" href="/a.css#"/>'
  const font = '<link rel="preload" href="/f.woff2" as="font"/>'
  const html = page('<p class="a">$&amp;</p><footer></footer>', font + sheet)
  const styled = lateStyles(html, { '/a.css': parseSheet('.a{color:red}') })
  expect(styled.html).toContain(
    `content="x"/><style>.a{color:red}</style><noscript id="late-styles">${sheet}${font}</noscript><link rel="expect" blocking="render" href="#below"></head>`,
  )
  expect(styled.styleHash).toMatch(/^[\w+/]{43}=$/)
  expect(lateStyles(html, {})).toEqual({ html, styleHash: null })
})

test.each([
  ['<p></p><section data-below class="b"></section>', '#below', '<section id="below" data-below class="b">'],
  ['<p></p><section data-below id="apps"></section>', '#apps', '<section data-below id="apps">'],
  [
    '<main><footer>a</footer></main><footer class="c">',
    '#below',
    '<footer>a</footer></main><footer id="below" class="c">',
  ],
])('the first paint waits for what ends the first screen: %s', (body, href, tag) => {
  const html = expectFirstScreen(page(body, ''))
  expect(html).toContain(`<link rel="expect" blocking="render" href="${href}"></head>`)
  expect(html).toContain(tag)
})
