import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import { waitingApplications } from './018-waiting-applications.ts'

onEachDatabase('applications of an earlier version', databases => {
  test('that were invited reach their accounts, and those that wait do not', async () => {
    const { db } = await openAdminDatabase(databases)
    const at = '2026-01-01T00:00:00.000Z'
    const rows = ['invited', 'received', 'declined'].map(state => ({
      ...{
        id: state,
        reference: `B-${state}`,
        kind: 'beta-application' as const,
        state,
        locale: 'en' as const,
      },
      ...{ name: 'Tess', email: `${state}@example.com`, email_key: `${state}@example.com`, account_id: null },
      ...{ answers: '{}', created_at: at, updated_at: at, erase_at: null, changes_id: null },
    }))
    await db.insertInto('requests').values(rows).execute()
    for (const name of ['of_account', 'without_account']) {
      await db.schema.dropIndex(`waiting_applications_${name}`).execute()
      await db.schema.createIndex(`open_applications_${name}`).on('requests').column('email_key').execute()
    }
    await waitingApplications.up(db)
    const jobs = await db.selectFrom('jobs').select(['kind', 'payload']).execute()
    expect(jobs).toEqual([{ kind: 'beta-decision', payload: '{"request":"invited"}' }])
  })
})
