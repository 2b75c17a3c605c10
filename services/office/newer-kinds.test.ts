import { expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import {
  createOfficeClient,
  type OfficeClient,
  officeApi,
  officeClientCalls,
} from '../../contract/office/office.ts'
import { roles } from '../../contract/office/permissions.ts'
import { isoAfter } from '../../platform/clock.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { changeRows } from '../../test/rows.ts'
import { exportContent } from '../admin/content/export/export-content.ts'
import { leaf, openContent } from './content/content-for-tests.ts'
import { checkSite } from './links/check-site.ts'
import { origin } from './three-services-for-tests.ts'

type Ask = (input: {
  readonly query?: object
  readonly body?: object
  readonly params?: object
}) => Promise<unknown>

/** What lists are asked that can, or have to, be asked something. */
const questions: Readonly<Record<string, readonly object[]>> = {
  listEntries: [{}, { q: 'one-leaf' }],
  listRequests: [{}, { q: 'brushes' }],
  searchCollection: [{ q: 'brushes' }],
}

onDatabasesInTurn('beside a newer release', databases => {
  test('entries and requests of its own kinds are left out of every list, and fail none', async () => {
    const { db, enter, editor, send, service, time, folder, storage } = await openContent(databases)
    const content = db as never
    const staff = await enter(...roles)
    const client = createOfficeClient({
      baseUrl: origin + officeApi,
      fetch: service,
      headers: { Cookie: staff.cookie, Origin: origin },
    })
    const reference = await send('support', { answers: { question: 'Where do brushes go?' } })
    const read = async () => {
      let said = ''
      const named = client as unknown as OfficeClient & Readonly<Record<string, Ask>>
      for (const [name, call] of Object.entries<Call>(officeClientCalls))
        if (call.method === 'GET' && !call.path.includes('{'))
          for (const query of questions[name] ?? [{}]) {
            const answer = JSON.stringify(await named[name]?.({ query }))
            // The log says what was done to whatever it is.
            if (name !== 'listAudit') said += answer
          }
      said += JSON.stringify(await client.getBundle({ params: { bundle } }))
      return ['one-leaf', reference].map(each => said.split(each).length > 1)
    }

    // Everything that a list could show of it.
    await editor.write('en', 'A [page](page:/insight/2026/nowhere) that is not there.')
    await editor.save('jp', '次の文。')
    const body = { act: 'publish', at: isoAfter(time.now, 300_000), revision: null }
    await editor.call('schedule', { params: { entry: leaf, part: 'jp' }, body })
    const { json } = await editor.call('createBundle', {
      body: { name: 'Spring', add: [{ entry: leaf, part: 'cn' }] },
    })
    const bundle = String(json?.id)
    await checkSite(db as never, time.now)
    expect(await read()).toEqual([true, true])

    await changeRows(db, 'entries', { path: leaf }, { kind: 'recipe' as never })
    await changeRows(db, 'requests', { reference }, { kind: 'recipe' as never })
    expect(await read()).toEqual([false, false])
    expect((await staff.call('getEntry', { params: { entry: leaf }, query: { part: 'en' } })).status).toBe(
      404,
    )
    expect((await staff.call('getRequest', { params: { reference } })).status).toBe(404)
    expect(await exportContent(content, folder.root, storage)).toEqual([])
    await checkSite(db as never, new Date(time.now.getTime() + 86_400_000))
  })
})
