import { expect, test } from 'vitest'
import type { KeptPage } from '../../../kept/questions.ts'
import { changesOf, handbookOf, missingOf, planOf } from './plan.ts'

const start = '/jp/handbook/pocket/4.0'
const handbook = handbookOf(`${start}/layers/masks`, 'pocket 4.0')
const copies = (...pages: (readonly [path: string, revision: string])[]) => ({
  total: pages.length,
  revision: 'contents',
  pages: pages.map(([path, revision]) => ({ path, title: path, revision, bytes: 4000, pictures: 1 })),
})
const kept = (path: string, revision: string, isGone = false): KeptPage => ({
  ...{ path: `${start}${path}`, title: path, revision, isGone, bytes: 1, keptAt: '2026-11-27T00:00:00Z' },
})

test.for([
  [`${start}/layers/masks`, start, 'pocket-4.0'],
  [start, start, 'pocket-4.0'],
  ['/handbook/procreate/5.3/layers', '/handbook/procreate/5.3', '5.3'],
])('%s is of the handbook %s', ([path = '', of, groupVersion]) => {
  expect(handbookOf(path, 'x')).toEqual({ start: of, groupVersion, name: 'x' })
})

test('a plan has the contents and each page, and what they take', () => {
  const plan = planOf(handbook, copies(['a', '1'], ['a/b', '1']))
  expect(plan.pages.map(({ path }) => path)).toEqual([start, `${start}/a`, `${start}/a/b`])
  expect(plan.bytes).toBeGreaterThan(planOf(handbook, copies(['a', '1'])).bytes)
  expect(plan.isLong).toBe(false)
  expect(planOf(handbook, { ...copies(['a', '1']), total: 2000 }).isLong).toBe(true)
})

test('after an interruption only what is missing is fetched, and what has another text now', () => {
  const { pages } = planOf(handbook, copies(['a', '1'], ['b', '2'], ['c', '1']))
  const there = [kept('', 'contents'), kept('/a', '1'), kept('/b', '1')]
  expect(missingOf(pages, there).map(({ title }) => title)).toEqual(['b', 'c'])
})

test('of what is kept, changed pages and those that were taken back are looked at; new ones where the handbook was whole', () => {
  const plan = planOf(handbook, copies(['a', '2'], ['b', '1'], ['new', '1']))
  const there = [kept('/a', '1'), kept('/b', '1'), kept('/old', '1'), kept('/older', '1', true)]
  const titles = (before?: Parameters<typeof changesOf>[2]) =>
    changesOf(plan, there, before).map(({ title }) => title)
  expect(titles()).toEqual(['a', '/old'])
  const whole = { ...handbook, pages: there }
  expect(titles(whole)).toEqual(['a', '/old', 'pocket 4.0', 'new'])
  expect(titles({ ...whole, pages: [...there, kept('/c', '1')] })).toEqual(['a', '/old'])
})
