import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findReached, journeysOf, needsWorkbench } from './reached-tests.ts'

test('a sentence of a page reaches its request tests, its journeys and the sweep of its address', () => {
  const { tests, modules } = findReached(['site/pages/careers/copy/jp.ts'])
  expect(tests).toEqual(
    expect.arrayContaining([
      'site/pages/careers/page.test.ts',
      'test/house.test.ts',
      'test/journeys/careers.test.ts',
      'test/sweep/in-browser.test.ts',
    ]),
  )
  expect(tests.length).toBeLessThan(12)
  expect(modules).toEqual(['pages/careers/page.tsx'])
})

test('a call of a service reaches its own tests and the journeys about it, and nothing of the site', () => {
  const { tests, modules } = findReached(['services/gallery/sessions/log-in.ts'])
  expect(tests).toEqual(
    expect.arrayContaining(['services/gallery/sessions/log-in.test.ts', 'test/journeys/account.test.ts']),
  )
  expect(tests.length).toBeLessThan(12)
  expect(modules).toEqual([])
})

test('a change of a file that all tests of a kind use reaches all of them', () => {
  const { tests } = findReached(['site/language/link.ts'])
  expect(tests).toContain('site/language/link.test.ts')
  expect(findReached(['test/browser.ts']).tests).toContain('test/journeys/menus.test.ts')
})

test('the workbench is built for those who open it', () => {
  expect(needsWorkbench(['test/journeys/films.test.ts'])).toBe(true)
  expect(needsWorkbench(['test/journeys/careers.test.ts'])).toBe(false)
})

test('each folder and journey of the table is there', () => {
  const missing = Object.entries(journeysOf)
    .flatMap(([folder, journeys]) => [folder, ...journeys.map(name => `test/journeys/${name}.test.ts`)])
    .filter(path => !existsSync(path))
  expect(missing).toEqual([])
})
