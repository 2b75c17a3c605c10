import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { betaProducts } from '../../../contract/betas.ts'
import { betasOf } from '../requests/beta/betas-of.ts'

interface Tables {
  beta_places: { beta: string; places: number | null }
  beta_seats: { request_id: string; beta: string }
  beta_deliveries: { request_id: string; job_id: string; delivered_at: string | null }
  requests: { id: string; kind: string; state: string; answers: string; updated_at: string }
  jobs: { id: string; kind: string; payload: string; done_at: string | null }
}

/** Places of betas, deliveries of decisions to the gallery service, and the early end of licences. */
export const decisions: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('beta_places')
      .addColumn('beta', 'text', column => column.primaryKey())
      .addColumn('places', 'integer')
      .execute()
    await db
      .insertInto('beta_places')
      .values(betaProducts.map(beta => ({ beta, places: null })))
      .execute()
    await db.schema
      .createTable('beta_seats')
      .addColumn('request_id', 'text', column =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('beta', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('beta_seats_pk', ['request_id', 'beta'])
      .execute()
    await db.schema.createIndex('beta_seats_by_beta').on('beta_seats').column('beta').execute()
    await db.schema
      .createTable('beta_deliveries')
      .addColumn('request_id', 'text', column =>
        column.primaryKey().references('requests.id').onDelete('cascade'),
      )
      .addColumn('job_id', 'text', column => column.notNull())
      .addColumn('delivered_at', 'text')
      .execute()
    // Applications by state, longest waiting first.
    await sql`create index beta_applications on requests (state, created_at, id)
      where kind = 'beta-application' and changes_id is null`.execute(db)
    // One column a statement: SQLite allows no more.
    for (const column of ['ended_early_on', 'ended_because'])
      await db.schema.alterTable('licences').addColumn(column, 'text').execute()
    await fillIn(db)
  },
}

/** Seats and deliveries of the invitations so far. */
async function fillIn(db: Kysely<Tables>): Promise<void> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', 'beta-decision')
    .where('done_at', 'is', null)
    .execute()
  const outstanding = new Map(jobs.map(({ id, payload }) => [requestIn(payload), id]))
  for (let after: string | undefined = ''; after !== undefined; ) {
    const invited = await db
      .selectFrom('requests')
      .select(['id', 'answers', 'updated_at'])
      .where('kind', '=', 'beta-application')
      .where('state', '=', 'invited')
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute()
    const seats = invited.flatMap(({ id, answers }) =>
      betasOf(answers).map(beta => ({ request_id: id, beta })),
    )
    const deliveries = invited.map(({ id, updated_at }) => {
      const job = outstanding.get(id)
      return { request_id: id, job_id: job ?? '', delivered_at: job === undefined ? updated_at : null }
    })
    if (seats.length > 0) await db.insertInto('beta_seats').values(seats).execute()
    if (deliveries.length > 0) await db.insertInto('beta_deliveries').values(deliveries).execute()
    after = invited.at(-1)?.id
  }
}

const requestIn = (payload: string) => (JSON.parse(payload) as { readonly request: string }).request
