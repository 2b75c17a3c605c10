import { expect, test } from 'vitest'
import { readPageState } from './page-state.ts'

const enqueue = (stream: string) =>
  `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(stream)});`

test('the data of a page is read from what streams it, as it is', async () => {
  const stream =
    '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6},"actionData","errors","root",{"_7":8},"copy","“it\\"s” </script>"]\n'
  expect(JSON.parse((await readPageState([enqueue(stream)]))?.state ?? '')).toEqual({
    loaderData: { root: { copy: '“it"s” </script>' } },
    actionData: null,
    errors: null,
  })
})

test.for([
  ['a date', '[{"_1":2},"loaderData",["D",1700000000000]]\n'],
  ['a number that JSON does not know', '[{"_1":-2},"loaderData"]\n'],
  ['a name that changes an object', '[{"_1":2},"__proto__",{}]\n'],
] as const)('data with %s stays in its stream', async ([, stream]) => {
  expect(await readPageState([enqueue(stream)])).toBeNull()
})

test('what a loader gives as late is apart from what React starts with', async () => {
  const stream =
    '[{"_1":2},"loaderData",{"_3":4},"page",{"_5":6,"_7":8},"title","a","late",{"_9":10},"list","b"]\n'
  expect(await readPageState([enqueue(stream)])).toEqual({
    state: '{"loaderData":{"page":{"title":"a"}}}',
    late: '{"page":{"list":"b"}}',
  })
})
