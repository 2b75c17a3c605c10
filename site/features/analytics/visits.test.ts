import { expect, test } from 'vitest'
import { hasOptedOut } from './opted-out.ts'
import type { ProviderScript } from './provider.ts'
import { depthOf } from './scroll-depth.ts'
import { createVisits, type VisitReport } from './visits.ts'

function open(optedOut = false) {
  const heard: unknown[] = []
  const reported: [string, VisitReport][] = []
  const script: ProviderScript = {
    trackPageview: ({ url }) => heard.push(url),
    trackEvent: (name, facts) => heard.push(facts ? [name, facts._value] : name),
  }
  const visits = createVisits({
    provider: { call: run => run(script) },
    sendReport: (pathname, facts) => reported.push([pathname, facts]),
    hasOptedOut: () => optedOut,
  })
  return { visits, heard, reported }
}

test('the deepest point of a page is reported when it is left', () => {
  const { visits, heard, reported } = open()
  visits.begin('/press', 'https://example.com/press')
  visits.reach(40)
  visits.reach(70)
  visits.reach(20)
  expect(reported).toEqual([])
  visits.begin('/jp', 'https://example.com/jp')
  expect(heard).toEqual(['https://example.com/press', 'scroll-percent-70', 'https://example.com/jp'])
  expect(reported).toEqual([['/press', { page: '/press', depth: 70 }]])
})

test('a tab that is left and looked at again is one visit', () => {
  const { visits, reported } = open()
  visits.begin('/press', '')
  visits.leave()
  visits.reach(100)
  visits.leave()
  visits.begin('/', '')
  expect(reported).toEqual([['/press', { page: '/press', depth: 0 }]])
})

test('a page that the browser had put aside is visited anew', () => {
  const { visits, reported } = open()
  visits.begin('/press', '')
  visits.leave()
  visits.restart()
  visits.leave()
  expect(reported).toHaveLength(2)
})

test('goals are reported to the provider at once and our counter with the visit, or after it', () => {
  const { visits, heard, reported } = open()
  visits.begin('/', '')
  visits.reportGoal('newsletter')
  visits.reportGoal('registered', 3)
  visits.leave()
  visits.reportGoal('newsletter')
  visits.leave()
  expect(heard).toEqual(['', 'newsletter', ['registered', 3], 'scroll-percent-0', 'newsletter'])
  expect(reported).toEqual([
    ['/', { page: '/', depth: 0, goals: [{ name: 'newsletter' }, { name: 'registered', value: 3 }] }],
    ['/', { goals: [{ name: 'newsletter' }] }],
  ])
})

test('a visitor who has opted out is not counted', () => {
  const { visits, heard, reported } = open(true)
  visits.begin('/press', '')
  visits.reportGoal('404')
  visits.begin('/', '')
  visits.leave()
  expect([heard, reported]).toEqual([[], []])
})

test.for([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
] as const)('a browser that says %j has opted out: %s', ([wishes, optedOut]) => {
  expect(hasOptedOut(wishes)).toBe(optedOut)
})

test.for([
  [0, 900, 9000, 10],
  [890, 900, 9000, 10],
  [900, 900, 9000, 20],
  [8099.4, 900, 9000, 100],
  [-60, 900, 9000, 10],
  [0, 900, 900, 100],
  [0, 900, 400, 100],
] as const)(
  'at %d, a window of %d on a page of %d has seen %d percent',
  ([top, windowHeight, pageHeight, depth]) => {
    expect(depthOf({ top, windowHeight, pageHeight })).toBe(depth)
  },
)
