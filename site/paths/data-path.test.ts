import { expect, test } from 'vitest'
import { documentPath, pageOf } from './data-path.ts'

test.each([
  ['/press', '/press', '/press'],
  ['/press.data', '/press', '/press'],
  ['/_root.data', '/', '/'],
  ['/cn.data', '/cn', '/'],
  ['/jp/account/_.data', '/jp/account', '/account'],
  // React Router uses `_root` for the root route alone.
  ['/cn/_root.data', '/cn/_root', '/_root'],
  ['/.data', '/', '/'],
])('%s belongs to the document %s, the page %s', (path, document, page) => {
  expect([documentPath(path), pageOf(path)]).toEqual([document, page])
})
