import { beforeAll, describe, expect, test } from 'vitest'
import { sharedServer } from '../shared-server.ts'
import { addresses } from './addresses.ts'
import { checkMarkup, hasJava } from './markup.ts'

const java = await hasJava()
const name = java ? 'the Nu HTML checker' : 'the Nu HTML checker (skipped: there is no Java here)'
if (!java) console.warn('There is no Java here: the HTML is not checked.')

describe.skipIf(!java)(name, () => {
  let findings: string[][] = []
  let foundInFaulty: readonly string[] | undefined
  beforeAll(async () => {
    const testServer = await sharedServer()
    const documents: string[] = []
    for (const { path } of addresses) documents.push(await (await testServer.fetch(path)).text())
    const faulty = '<!doctype html><html lang="en"><title>A</title><p><div id=a></div><b id=a>'
    findings = await checkMarkup([...documents, faulty])
    foundInFaulty = findings.at(-1)
  }, 600_000)

  test.each(addresses.map(({ path }, number) => ({ path, number })))(
    'has no word to say about $path',
    ({ number }) => {
      expect(findings[number]).toEqual([])
    },
  )

  test('does find what is wrong', () => expect(foundInFaulty?.length).toBeGreaterThan(1))
})
