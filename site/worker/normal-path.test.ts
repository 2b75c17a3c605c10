import { expect, test } from 'vitest'
import { isHashed, normalPath } from './normal-path.ts'

const origin = 'https://example.com'

test.for([
  ['/assets/page-a1.js', '/assets/page-a1.js'],
  ['/assets/../account', '/account'],
  ['/assets/%2e%2e/account', '/account'],
  ['/assets/./x/../page-a1.js', '/assets/page-a1.js'],
  ['/assets/..%2faccount', null],
  ['/assets/x.js%00', null],
  ['//evil.example/assets/x.js', null],
  ['https://evil.example/assets/x.js', null],
  ['\\\\evil.example\\assets', null],
  ['http://[', null],
  [undefined, null],
  [['/assets/x.js'], null],
])('%s is normalised to %s', ([input, path]) => {
  expect(normalPath(input, origin)).toBe(path)
})

test.for([
  ['/assets/page-a1.js', true],
  ['/fonts/figtree.ae5183d0.woff2', true],
  ['/pictures/press/kit-480.fe9526d5.avif', true],
  ['/media/0123456789abcdef0123456789abcdef/cover-960.0123456789.avif', true],
  ['/media/0123456789abcdef0123456789abcdef/original.jpg', false],
  ['/assets', false],
  ['/assets/', false],
  ['/assets/deep/page.js', false],
  ['/account', false],
  ['/account/x.0123abcd.png', false],
  ['/pictures/x.png', false],
] as const)('whether %s is a hashed file: %s', ([path, is]) => {
  expect(isHashed(path)).toBe(is)
})
