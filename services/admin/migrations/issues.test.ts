import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import { newsletterIssues } from './013-newsletter-issues.ts'
import { issues } from './040-issues-contracts-039.ts'

type OldTables = Record<'newsletter_issues', Record<string, string | number | null>>

const template = (subject: string) => ({
  ...{ subject, heading: `A *${subject}*`, paragraphs: ['One.'], button: 'Read' },
})

onEachDatabase('issues that were sent from a file', databases => {
  test('are in the archive; one that was under way is stopped, with the mails that wait', async () => {
    const { db } = await openAdminDatabase(databases)
    for (const name of ['issues', 'versions', 'letters', 'copies', 'deliveries', 'results'])
      await db.schema.dropTable(`newsletter_${name}`).execute()
    await newsletterIssues.up(db)
    const words = { en: template('Leaf'), cn: template('叶'), jp: template('葉') }
    const content = JSON.stringify({ words, tags: ['dreams'], path: '/press' })
    const row = { content, created_at: '2026-05-01T00:00:00.000Z', cursor: 'c', queued: 3 }
    await addRows(db as unknown as Kysely<OldTables>, 'newsletter_issues', [
      { ...row, id: 'april.yaml', finished_at: '2026-05-02T00:00:00.000Z' },
      { ...row, id: 'may.yaml', finished_at: null },
    ])
    const job = { kind: 'newsletter-mail', payload: '{"issue":"may.yaml","reader":"mio"}', run_at: '' }
    await db
      .insertInto('jobs')
      .values({ ...job, id: 'one', attempts: 0 })
      .execute()
    await issues.up(db)
    const found = (await rowsOf(db, 'newsletter_issues')).toSorted((a, b) =>
      String(a.slug).localeCompare(String(b.slug)),
    )
    expect(found.map(({ state, slug, cursor }) => [state, slug, cursor])).toEqual([
      ['sent', '2026-05-01', 'c'],
      ['stopped', '2026-05-01-2', 'c'],
    ])
    expect(JSON.parse(String(found[0]?.fields)).texts.cn).toEqual({
      ...{ subject: '叶', preheader: '' },
      text: '## A \\*叶\\*\n\nOne.\n\n[Read](page:/press)',
    })
    expect(await rowsOf(db, 'newsletter_deliveries')).toMatchObject([
      { issue_id: found[1]?.id, reader_id: 'mio', outcome: 'queued' },
    ])
    expect((await rowsOf(db, 'newsletter_results')).map(({ queued, sent }) => [queued, sent])).toEqual(
      expect.arrayContaining([
        [3, 3],
        [3, 2],
      ]),
    )
  })
})
