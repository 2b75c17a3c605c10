import { expect, test } from 'vitest'
import { chooseFile, findShownPictures, stemOf } from './choose-file.ts'

const srcSet =
  '/pictures/a-480.0123abcd.avif 480w, /pictures/a-960.0123abcd.avif 960w, /pictures/a-1440.0123abcd.avif 1440w'
const sizes = '(min-width: 823px) 46rem, 92vw'

test.for([
  [{ width: 360, density: 1 }, 480],
  [{ width: 360, density: 3 }, 1440],
  [{ width: 823, density: 1 }, 960],
  [{ width: 1440, density: 1 }, 960],
  [{ width: 1440, density: 2 }, 1440],
  [{ width: 822, density: 1 }, 960],
] as const)('of a window %o the file of %i pixels is kept', ([screen, width]) => {
  expect(chooseFile(srcSet, sizes, screen)).toBe(`/pictures/a-${width}.0123abcd.avif`)
})

test('pictures of the main part and posters are kept, each in the crop and format that is shown', () => {
  const picture = (inside: string) =>
    `<picture class="x">${inside}<img src="/pictures/p.0123abcd.jpg"/></picture>`
  const html = `<header>${picture('')}</header><main id="main">
    ${picture(`<source type="image/avif" srcSet="${srcSet}" sizes="${sizes}"/>`)}
    ${picture('<source type="image/avif" srcSet="/pictures/walk.0123abcd.avif"/>')}
    ${picture('<source media="(max-width: 599.98px)" srcSet="/pictures/n-480.0123abcd.avif 480w"/><source srcSet="/pictures/w-480.0123abcd.avif 480w"/>')}
    ${picture('')}</main>`
  expect(findShownPictures(html, { width: 360, density: 1 })).toEqual([
    '/pictures/a-480.0123abcd.avif',
    '/pictures/walk.0123abcd.avif',
    '/pictures/n-480.0123abcd.avif',
    '/pictures/p.0123abcd.jpg',
  ])
  expect(findShownPictures(html, { width: 900, density: 1 })).toContain('/pictures/w-480.0123abcd.avif')
})

test('the files of one picture are known by what their names share', () => {
  const id = '0123456789abcdef0123456789abcdef'
  expect(stemOf('/pictures/press/kit-480.fe9526d5.avif')).toBe(
    stemOf('/pictures/press/kit-2000.01234567.jpg'),
  )
  expect(stemOf(`/media/${id}/960.0123456789.avif`)).toBe(`/media/${id}/`)
  expect(stemOf('/assets/page-a1.js')).toBeNull()
})
