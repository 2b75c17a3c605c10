import { expect, test } from 'vitest'
import type { Limit } from '../platform/limits/limits.ts'
import { defaultLimits as admin } from '../services/admin/limits.ts'
import { defaultLimits as gallery } from '../services/gallery/limits.ts'
import { defaultRecipientLimits as recipients } from '../services/mail/recipient-limit.ts'
import { read } from './house/files.ts'

const spans: Readonly<Record<number, string>> = {
  60: 'a minute',
  900: '15 minutes',
  3600: 'an hour',
  86400: 'a day',
}

const services: Readonly<Record<string, Readonly<Record<string, Limit>>>> = {
  admin,
  gallery,
  mail: recipients,
}
const limits = new Map(
  Object.entries(services).flatMap(([service, named]) =>
    Object.entries(named).map(([name, { points, seconds }]) => [
      `${service}:${name}`,
      `${points} in ${spans[seconds] ?? `${seconds} s`}`,
    ]),
  ),
)

const document = read('docs/operations.md')
const [section = ''] = /\n## Limits\n[\s\S]+?(?=\n## )/.exec(document) ?? []
const row = /^\| `([\w:]+)` \| (.+?) \|/gm

test('docs/operations.md names every limit, and no other', () => {
  const named = [...section.matchAll(row)].map(([, name]) => name)
  expect(named.sort()).toEqual([...limits.keys()].sort())
})

test('docs/operations.md has the numbers of the code: `npm test -- limits.test -u` writes them', async () => {
  const written = section.replace(row, (whole, name: string) =>
    limits.has(name) ? `| \`${name}\` | ${limits.get(name)} |` : whole,
  )
  await expect(document.replace(section, () => written)).toMatchFileSnapshot('../docs/operations.md')
})
