import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Tables } from '../server/services/tables.ts'
import { addIssue } from '../services/admin/newsletter/issue-for-tests.ts'
import { beginSending } from '../services/admin/newsletter/issues.ts'
import { openFolder, startProduction } from './production.ts'

const out = '/tmp/nl/public'
mkdirSync(out, { recursive: true })
const folder = openFolder()
const site = await startProduction(folder)
const database = await openDatabase<Tables>({ kind: 'embedded', file: join(folder, 'data', 'site.db') })
const { db } = database
const text = (a: string, b: string, c: string) =>
  `${a}\n\n## ${b}\n\n- *${c}*\n- [${c}](page:/procreate/brushes)\n\n> ${a}\n\n[${b}](page:/insight)`
const write = async (id: string, subjects: readonly string[], at: string, in_english: any[] = []) => {
  const [en = '', cn = '', jp = ''] = subjects
  await addIssue(db as never, id, {
    in_english,
    texts: {
      en: {
        subject: en,
        preheader: 'A brush, a lesson, and a studio by the sea',
        text: text(
          'We walked along the shore for a week, and came back with a brush that behaves like wet sand. It takes the light of the layer below, and gives it back a little warmer.',
          'A brush like wet sand',
          'Try it on a dark ground',
        ),
      },
      cn: {
        subject: cn,
        preheader: '一支画笔、一堂课、海边的一间画室',
        text: text(
          '我们沿着海岸走了一个星期，带回一支像湿沙一样的画笔。它接住下面图层的光，再暖一点还回来。',
          '像湿沙一样的画笔',
          '在深色的底上试试',
        ),
      },
      jp: {
        subject: jp,
        preheader: 'ブラシがひとつ、レッスンがひとつ、海辺のアトリエ',
        text: text(
          '一週間、海辺を歩いて、濡れた砂のようなブラシを持ち帰りました。下のレイヤーの光を受けて、少しだけ暖かくして返します。',
          '濡れた砂のようなブラシ',
          '暗い地の上で試してみてください',
        ),
      },
    },
  })
  await db
    .transaction()
    .execute(trx => beginSending(trx as never, { id, turn: 1, from: 'approved' }, new Date(at)))
  await db
    .updateTable('newsletter_issues')
    .set({ state: 'sent', finished_at: at })
    .where('id', '=', id)
    .execute()
}
await write(
  'a',
  ['October: slow water, and a lesson about edges', '十月：慢下来的水', '十月、ゆるやかな水'],
  '2026-10-20T01:00:00Z',
)
await write('b', ['November in the studio', '十一月的画室', '十一月のアトリエ'], '2026-11-20T01:00:00Z', [
  'cn',
])
await new Promise(r => setTimeout(r, 1500))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const width of [360, 823, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  for (const [name, path] of [
    ['en', ''],
    ['cn', '/cn'],
    ['jp', '/jp'],
  ]) {
    for (const [what, at] of [
      ['list', '/newsletter/archive'],
      ['letter', '/newsletter/archive/2026-11-20'],
      ['letter1', '/newsletter/archive/2026-10-20'],
      ['sign', '/newsletter'],
    ]) {
      if (what === 'letter1' && width !== 1440) continue
      await page.goto(`${site.origin}${path}${at}`)
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${out}/${what}-${name}-${width}.png`, fullPage: what === 'letter' })
    }
  }
  await page.close()
}
await browser.close()
await database.close()
await site.stop()
