import { expect, test } from 'vitest'
import { createCollectionSearch } from './search-collection.ts'

const picture = (id: string, en: string, jp = '絵') => ({
  ...{ id, alt: { en, cn: '画', jp }, thumbnail: `/pictures/${id}.webp` },
})
const search = createCollectionSearch([
  picture('sea', 'Waves at the coast'),
  picture('coast-road', 'A road'),
  picture('coast', 'Columns', 'アカシアの花'),
  ...Array.from({ length: 20 }, (_, at) => picture(`leaf-${at}`, 'A leaf')),
])
const idsOf = (q: string) => search(q).map(({ id }) => id)

test('a picture is found by words in any language and by its id, which comes first; no words find none', () => {
  expect(idsOf('COAST')).toEqual(['coast', 'coast-road', 'sea'])
  expect(idsOf('あかしあ')).toEqual(['coast'])
  expect(idsOf('coast wave')).toEqual(['sea'])
  expect([idsOf('  '), idsOf('%')]).toEqual([[], []])
  expect(idsOf('leaf')).toHaveLength(12)
  expect(search('sea')[0]).toEqual({ id: 'sea', alt: 'Waves at the coast', thumbnail: '/pictures/sea.webp' })
})
