import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from '../../pictures/manifest.ts'
import type { Picture } from '../../pictures/picture.ts'
import { collectionPicture, findPhonePicture } from './picture.ts'

test('a picture speaks the language of the page', () => {
  const { alt } = collectionPicture('coast', 'en')
  expect(collectionPicture('coast', 'cn').alt).not.toBe(alt)
  expect(collectionPicture('coast', 'jp').alt).toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}]/u)
})

test('browsers that know no srcset get the file nearest to 1000 pixels', () => {
  expect(collectionPicture('coast', 'en').fallback).toMatch(/\.(jpg|png)$/)
})

test('a crop has its own shape, and one that is not there is a mistake', () => {
  const whole = collectionPicture('coast', 'en')
  const phone = collectionPicture('coast', 'en', 'phone')
  expect(phone.width / phone.height).toBeLessThan(whole.width / whole.height)
  expect(() => collectionPicture('coast', 'en', 'nowhere')).toThrow(RangeError)
})

test('what begins a page on a telephone weighs at most 20 KB', () => {
  const all: [string, Picture][] = Object.entries(pictures)
  const tooHeavy = all.flatMap(([id, { crops }]) => {
    const [narrowest] = crops.phone?.sources.avif ?? []
    return narrowest && narrowest.bytes > 20_000 ? [id] : []
  })
  expect(tooHeavy).toEqual([])
})

test('the cover of every article has its format for telephones', async () => {
  const articles = join(import.meta.dirname, '../../../content/insight')
  const without: string[] = []
  for await (const file of glob('**/article.yaml', { cwd: articles })) {
    const facts = await readFile(join(articles, file), 'utf8')
    // A press release is on no cover of the magazine.
    if (/^category: release$/m.test(facts)) continue
    const [, cover = ''] = /^cover: (.+)$/m.exec(facts) ?? []
    if (!findPhonePicture({ cover }, 'en')) without.push(`${file}: ${cover}`)
  }
  expect(without).toEqual([])
})
