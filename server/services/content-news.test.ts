import { expect, test } from 'vitest'
import { createContentNews } from './content-news.ts'

/** News of a content at a revision, and whether a page of these keys has changed since it was rendered. */
function openNews() {
  const { news, learn, touch } = createContentNews()
  learn({ revision: 10, unnamed: 4, changes: [] })
  const rendered = news.version()
  return { news, learn, touch, isChanged: (...keys: string[]) => news.lastOf(keys) > rendered }
}

test('a change touches its keys, and nothing is told twice', () => {
  const { news, learn, isChanged } = openNews()
  let told = 0
  news.onChange(() => told++)
  const changes = [{ key: 'insight', revision: 11 }]
  for (let n = 0; n < 3; n++) learn({ revision: 11, unnamed: 4, changes })
  expect([isChanged('terms', 'insight'), isChanged('terms'), isChanged()]).toEqual([true, false, false])
  expect([told, news.revision()]).toEqual([1, 11])
})

test.for([
  {
    why: 'a change that names no keys',
    revision: 12,
    unnamed: 5,
    changes: [{ key: 'insight', revision: 12 }],
  },
  { why: 'too many changes', revision: 4000, unnamed: 4, changes: null },
  { why: 'a database that was restored', revision: 9, unnamed: 4, changes: [] },
])('$why touches everything', ({ why: _, ...changes }) => {
  const { learn, isChanged } = openNews()
  learn(changes)
  expect([isChanged('prices'), isChanged()]).toEqual([true, true])
})

test('a new day touches what shows the date, whatever the revision', () => {
  const { news, touch, isChanged } = openNews()
  touch(['day'])
  expect([isChanged('day'), isChanged('prices'), news.revision()]).toEqual([true, false, 10])
})
