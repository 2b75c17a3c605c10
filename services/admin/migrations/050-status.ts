import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How the parts of the site were by minute and by hour, and what staff say of incidents. */
export const status: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('status_minutes')
      .addColumn('minute', 'text', column => column.primaryKey())
      .addColumn('states', 'text', column => column.notNull())
      .execute()
    await ['up', 'slow', 'down', 'maintenance']
      .reduce(
        (table, state) => table.addColumn(state, 'integer', column => column.notNull()),
        db.schema
          .createTable('status_hours')
          .addColumn('part', 'text', column => column.notNull())
          .addColumn('hour', 'text', column => column.notNull()),
      )
      .addPrimaryKeyConstraint('status_hours_key', ['hour', 'part'] as never)
      .execute()
    await createTable(db, 'incidents', ['kind', 'state', 'titles', 'parts', 'starts_at', 'changed_at'])
      .addColumn('ends_at', 'text')
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('changed_by', 'text')
      .execute()
    await createTable(db, 'incident_updates', ['incident_id', 'at', 'state', 'texts'])
      .addColumn('staff_id', 'text')
      .execute()
    await db.schema
      .createIndex('incident_updates_by_incident')
      .on('incident_updates')
      .column('incident_id')
      .execute()
  },
}

const createTable = (db: Kysely<unknown>, name: string, columns: readonly string[]) =>
  columns.reduce(
    (table, column) => table.addColumn(column, 'text', each => each.notNull()),
    db.schema.createTable(name).addColumn('id', 'text', column => column.primaryKey()),
  )
