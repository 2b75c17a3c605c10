import { expect, test } from 'vitest'
import { pathOfCode } from './code-path.ts'

test('a code is drawn as the runs of its rows', () => {
  expect(
    pathOfCode([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})
