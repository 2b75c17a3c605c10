import { expect, test } from 'vitest'
import { markFooter } from './mark-footer.ts'

const documentWith = (main: string) =>
  `<body><main id="main">${main}</main><footer class="grid">Links</footer></body>`

test.each([
  ['a long text', 'a'.repeat(1000), true],
  ['a Chinese one, whose characters take the room of two letters', '画'.repeat(500), true],
  ['a short text', 'a'.repeat(999), false],
  [
    'what is not text of the page',
    `<nav>${'a'.repeat(2000)}</nav><script>${'b'.repeat(2000)}</script>`,
    false,
  ],
  ['a mark before it', `<section data-below="true">${'a'.repeat(1000)}</section>`, false],
])('the footer of a document with %s', (_, main, isBelow) => {
  const html = documentWith(main)
  expect(markFooter(html)).toBe(isBelow ? html.replace('<footer', '<footer data-below="true"') : html)
})
