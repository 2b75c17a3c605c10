import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { everyLocale } from '../../contract/locale.ts'
import { openFolder } from '../../test/folders.ts'
import { listMissingLanguages } from './missing-languages.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('a file that is there in English only is named, and so is an entry of a YAML file', async () => {
  const folder = await openFolder('languages')
  for (const [file, text] of [
    ['site/pages/ai/copy/en.ts', ''],
    ['site/pages/ai/copy/xx.ts', ''],
    ['content/legal/terms/en.md', ''],
    ['content/handbook/pocket/en.md', ''],
    ['content/prices.yaml', 'pocket: { en: [$5.99, USD], xx: [5, XTS] }\ndreams: { en: [$19.99, USD] }'],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  expect(listMissingLanguages(folder, ['en', 'xx'])).toEqual([
    'content/legal/terms/xx.md is missing',
    'content/prices.yaml: dreams.xx is missing',
  ])
})

test('nothing is missing in the languages of the site, and a new one lacks every copy folder', () => {
  expect(listMissingLanguages(root, everyLocale)).toEqual([])
  expect(listMissingLanguages(root, [...everyLocale, 'xx'])).toEqual(
    expect.arrayContaining([
      'contract/requests/permission/copy/xx.ts is missing',
      'services/gallery/mails/copy/xx.ts is missing',
      'services/gallery/copy/xx.ts is missing',
      'site/frame/copy/xx.ts is missing',
      'content/legal/privacy-policy/xx.md is missing',
      'content/prices.yaml: procreate.xx is missing',
      'content/insight/categories.yaml: 0.title.xx is missing',
    ]),
  )
})
