import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openFolder } from '../../../../test/folders.ts'
import { makeCorpus, traces } from './corpus-for-tests.ts'
import { faultOf, fuzzedPictures } from './fuzzed-for-tests.ts'
import { openScratchFile } from './removed-for-tests.ts'

const scratch = openScratchFile(await openFolder('fuzz'))
afterAll(() => scratch.close())
const corpus = await makeCorpus()

test.each(corpus.map(picture => [picture.name, picture] as const))(
  '%s says where it was taken, and no longer does',
  (_, { type, bytes }) => {
    const left = scratch.without(type, bytes)
    if (left === 'refused') throw new Error('refused')
    // In some, an encoder has packed or left out a part.
    expect(traces.some(trace => bytes.includes(trace))).toBe(true)
    expect(traces.filter(trace => left.includes(trace))).toEqual([])
  },
)

test('2,000 fuzzed pictures are refused, or are left as they were but for their position', () => {
  let refused = 0
  let slowest = 0
  fc.assert(
    fc.property(fuzzedPictures(corpus), picture => {
      const before = performance.now()
      const left = scratch.without(picture.type, picture.bytes)
      slowest = Math.max(slowest, performance.now() - before)
      if (left === 'refused') refused++
      else expect(faultOf(picture, left)).toBe(null)
    }),
    { numRuns: 2000 },
  )
  expect(refused).toBeLessThan(1000)
  expect(slowest).toBeLessThan(1000)
})
