import type { Insertable, Kysely, Selectable } from 'kysely'

type AnyTables = Kysely<Record<string, Record<string, unknown>>>

/** For what no call of a service shows: that something is erased, hashed, or stored once. In no order. */
export async function rowsOf<Tables, Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
): Promise<Selectable<Tables[Name]>[]> {
  const rows = await (db as unknown as AnyTables).selectFrom(String(table)).selectAll().execute()
  return rows as Selectable<Tables[Name]>[]
}

/** Arranges what no call of a service can: other times, large numbers, states of another process. */
export async function addRows<Tables, Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 300) {
    const values = rows.slice(from, from + 300) as Record<string, unknown>[]
    await (db as unknown as AnyTables).insertInto(String(table)).values(values).execute()
  }
}

/** Changes the rows that have all of these values, past the services. */
export async function changeRows<Tables, Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  having: Partial<Selectable<Tables[Name]>>,
  values: Partial<Insertable<Tables[Name]>>,
): Promise<void> {
  await (db as unknown as AnyTables)
    .updateTable(String(table))
    .set(values as Record<string, unknown>)
    .where(({ and }) => and(having as Record<string, unknown>))
    .execute()
}

/** Empties a table. */
export async function removeRows<Tables>(db: Kysely<Tables>, table: keyof Tables & string): Promise<void> {
  await (db as unknown as AnyTables).deleteFrom(String(table)).execute()
}
