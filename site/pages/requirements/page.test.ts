import { expect, test } from 'vitest'
import { queryHtml } from '../../../test/html.ts'
import { sharedServer } from '../../../test/shared-server.ts'

test('the answer of the three questions has its style sheet without any script', async () => {
  const server = await sharedServer()
  const read = async (path: string) => (await server.fetch(path)).text()
  const html = await read('/requirements?on=both&make=films&time=minutes')
  const [answer = ''] = queryHtml(html).attributes('#answer [data-app]', 'class')
  expect(answer).not.toBe('')
  const sheets = await Promise.all([...new Set(html.match(/\/assets\/[\w-]+\.css/g))].map(read))
  expect(sheets.some(sheet => sheet.includes(`.${answer}`))).toBe(true)
})
