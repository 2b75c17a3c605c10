import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWrittenText } from '../../../services/admin/content/documents/parse-written-text.ts'
import { anySegments } from '../../../services/admin/content/documents/segments-for-tests.ts'
import { writeMarkdown } from '../../../services/admin/content/documents/write-markdown.ts'
import { inTurn, loopCount } from '../../../test/loop-count.ts'
import { fromNode } from './from-node.ts'
import { toNode } from './to-node.ts'

/** Every fourth text in `npm test`. */
test('every text of content/ goes through the editor and comes back byte for byte', () => {
  const files = globSync('content/*/**/{en,cn,jp}.md')
  expect(files.length).toBeGreaterThanOrEqual(417)
  const changed = inTurn(files, 4, 1).filter(file => {
    const [, text = ''] = /^---\n.*?\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
    const node = toNode(parseWrittenText(text.trim()))
    node.check()
    return writeMarkdown(fromNode(node)) !== text.trim()
  })
  expect(changed).toEqual([])
})

test('what the editor holds can be written, and opens as it was', () => {
  fc.assert(
    fc.property(anySegments, segments => {
      const kept = fromNode(toNode(segments))
      const read = parseWrittenText(writeMarkdown(kept))
      expect(read).toEqual(kept)
      expect(fromNode(toNode(read))).toEqual(kept)
    }),
    { seed: 57, numRuns: loopCount(30, 100) },
  )
})
