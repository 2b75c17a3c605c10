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

test('docs/operations.md names every limit with its numbers, and no other', () => {
  const [, section = ''] = /\n## Limits\n([\s\S]+?)\n## /.exec(read('docs/operations.md')) ?? []
  const rows = [...section.matchAll(/^\| `([\w:]+)` \| (.+?) \| .+ \|$/gm)].map(
    ([, name, numbers]) => `${name}: ${numbers}`,
  )
  const services: Readonly<Record<string, Readonly<Record<string, Limit>>>> = {
    admin,
    gallery,
    mail: recipients,
  }
  const wanted = Object.entries(services).flatMap(([service, limits]) =>
    Object.entries(limits).map(
      ([name, { points, seconds }]) => `${service}:${name}: ${points} in ${spans[seconds] ?? `${seconds} s`}`,
    ),
  )
  expect(rows.sort()).toEqual(wanted.sort())
})
