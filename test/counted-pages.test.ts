import { expect, test } from 'vitest'
import { countedPages } from '../contract/counts.ts'
import routes from '../site/routes.ts'

/** Pages that the counter leaves out, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  '/offline': 'shown where nothing can be sent',
  '/account': 'one visitor’s own',
  '/account/security': 'one visitor’s own',
  '/account/sessions': 'one visitor’s own',
  '/account/requests': 'one visitor’s own',
  '/account/delete': 'one visitor’s own',
  '/account/confirm': 'where a mail leads',
  '/account/reset': 'where a mail leads',
  '/newsletter/confirm': 'where a mail leads',
  '/newsletter/unsubscribe': 'where a mail leads',
  '/newsletter/preferences': 'where a mail leads',
  '/support/request/:step?': 'its first step is counted',
  '/support/beta/request/:step?': 'its first step is counted',
  '/support/requests/:reference': 'one sender’s own',
  '/support/requests/:reference/agreement': 'one sender’s own',
  '/legal/trademark-use-application/check': 'one visitor’s own',
  '/legal/trademark-use-application/saved': 'one visitor’s own',
  '/legal/trademark-use-application/sent': 'one visitor’s own',
  '/legal/trademark-use-application/:step': 'one visitor’s own',
  '*': 'what is not there: a goal counts it',
}

/** By what is in the database: is-counted-page.ts. */
const fromContent = /^\/(?:careers\/:slug|insight\/:|handbook\/:product)/

test('every page that everybody may see is counted, or left out for a reason', () => {
  const pages = routes
    .filter(({ file }) => file.endsWith('page.tsx'))
    .map(({ path = '' }) => path.replace(/^:locale\?/, '') || '/')
    .flatMap(path => (path === '/beginners-series/:part' ? ['/beginners-series/4'] : [path]))
  const forgotten = pages.filter(
    path => !countedPages.has(path) && !(path in leftOut) && !fromContent.test(path),
  )
  expect(forgotten, 'to be named in contract/counts.ts, or above').toEqual([])
})
