// What the site needs, of each kind: for the pictures of the office.
import { onDatabase } from '../test/office/staff.ts'
import { addRows, changeRows, rowsOf } from '../test/rows.ts'
import type { TestServer } from '../test/test-server.ts'

const old = '2024-03-01T09:00:00.000Z'

/** Fills the findings of a crawl, an unused redirect and texts that nobody looked at. */
export const fillCare = (server: Pick<TestServer, 'settings'>) =>
  onDatabase(server, async db => {
    const faults = [
      [
        'outside',
        'https://gone.example/a/very/long/address/that-somebody-linked-to?in=2024',
        'There is no such page (404).',
      ],
      ['page', '/jp/insight/2024/none', 'There is no such page (404).'],
      ['section', '/cn/press#logos', 'The page has no such section.'],
      ['title', '/cn/pocket', 'Search engines and tabs have no name for it.'],
      ['unchecked', 'https://members.example/', 'It wants a log-in, or no robots (403).'],
    ] as const
    const pages = JSON.stringify(['/jp/insight/2024/weight-in-a-walk', '/press'])
    await addRows(
      db,
      'site_faults',
      faults.map(([kind, target, advice]) => ({
        kind,
        target,
        advice,
        pages,
        total: 7,
        since: old,
        asked_at: null,
      })),
    )
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const at = { began_at: ago(64), ended_at: ago(60) }
    await addRows(db, 'crawls', [
      { id: 'sample', asked_by: null, phase: 'outside', fault: null, pages: 903, links: 41, ...at },
    ])
    await addRows(db, 'redirects', [
      { from_path: '/old-posters', to_path: '/press', made_by: null, at: old, hits: 0, last_hit_on: null },
    ])
    const heads = (await rowsOf(db, 'heads')).filter(({ part, live_id }) => part === 'jp' && live_id !== null)
    const revisions = await rowsOf(db, 'revisions')
    for (const { entry_id, part, live_id } of heads.slice(0, 4)) {
      const live = revisions.find(({ id }) => id === live_id)
      if (!live) continue
      const id = `old-${live.id}`
      await addRows(db, 'revisions', [{ ...live, id, number: live.number + 100, at: old }])
      await changeRows(db, 'heads', { entry_id, part }, { draft_id: id, live_id: id, updated_at: old })
    }
  })
