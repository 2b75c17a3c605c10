import { expect, test } from 'vitest'
import { readSweepArguments, sweepFiles } from './sweep-files.ts'

test('without arguments the sweep is everything: its folder, and the tests with long loops', () => {
  const { files, options } = readSweepArguments([])
  expect(files).toEqual(sweepFiles)
  expect(files).toEqual(
    expect.arrayContaining([
      'test/sweep/documents.test.ts',
      'test/sweep/new-language.test.ts',
      'test/hostile/process.test.ts',
      'services/admin/uploads/location-metadata/fuzz.test.ts',
    ]),
  )
  expect(files).not.toContain('test/house.test.ts')
  expect(options).toEqual([])
})

test('names restrict the sweep to the files that have them', () => {
  expect(readSweepArguments(['sweep/new-language']).files).toEqual(['test/sweep/new-language.test.ts'])
  expect(readSweepArguments(['markup', 'sweep/documents']).files).toEqual([
    'test/sweep/documents.test.ts',
    'test/sweep/markup.test.ts',
  ])
})

test("options are Vitest's own, with the values that follow them", () => {
  expect(readSweepArguments(['sweep/documents', '-t', 'every link'])).toEqual({
    files: ['test/sweep/documents.test.ts'],
    options: ['-t', 'every link'],
  })
  expect(readSweepArguments(['-t', 'every link']).files).toEqual(sweepFiles)
})

test('a name that no file of the sweep has is refused', () => {
  expect(() => readSweepArguments(['new-langage'])).toThrow("No file of the sweep has 'new-langage'")
})
