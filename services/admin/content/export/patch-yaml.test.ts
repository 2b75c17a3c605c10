import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { patchYaml } from './patch-yaml.ts'

test('a value that is new below another one is written too', () => {
  const [before, after] = [
    { a: { b: 1 }, d: 'x' },
    { a: { b: 1, c: 2 }, d: 'x' },
  ]
  expect(parse(patchYaml('# Note.\na: { b: 1 }\nd: x\n', before, after))).toEqual(after)
})

test('a value that changes below another one is changed in its place', () => {
  const [before, after] = [{ a: { b: 'one', c: 2 } }, { a: { b: 'two', c: 2 } }]
  expect(patchYaml("# Note.\na: { b: 'one', c: 2 } # so\n", before, after)).toBe(
    "# Note.\na: { b: 'two', c: 2 } # so\n",
  )
})
