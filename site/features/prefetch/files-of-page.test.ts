import { expect, test } from 'vitest'
import { filesOfPage } from './files-of-page.ts'

const globals = {
  __reactRouterManifest: {
    routes: {
      root: { module: '/assets/root.js', imports: ['/assets/frame.js'], css: ['/assets/frame.css#'] },
      press: { module: '/assets/press.js', css: ['/assets/press.css'] },
    },
  },
  __reactRouterDataRouter: {
    match: (path: string) =>
      path === '/press' ? [{ route: { id: 'root' } }, { route: { id: 'press' } }] : null,
  },
}

test('a page is its own files and those of what is around it', () => {
  expect(filesOfPage('/press', globals)).toEqual([
    '/assets/root.js',
    '/assets/frame.js',
    '/assets/frame.css',
    '/assets/press.js',
    '/assets/press.css',
  ])
})

test('an address that no route knows has none, nor has a browser without the router', () => {
  expect(filesOfPage('/nowhere', globals)).toEqual([])
  expect(filesOfPage('/press', {})).toEqual([])
})
