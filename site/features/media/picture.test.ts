import { expect, test } from 'vitest'
import { collectionPicture } from './picture.ts'

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
