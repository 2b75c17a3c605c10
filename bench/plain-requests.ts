import { DatabaseSync } from 'node:sqlite'

/** Fills the requests of a database that has its tables, in one transaction. */
export function fillRequests(file: string, count: number): void {
  const db = new DatabaseSync(file)
  db.exec('pragma synchronous = off; begin')
  db.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into requests (id, reference, kind, state, locale, name, email, email_key, answers, created_at, updated_at)
      select printf('01900000-0000-7000-8000-%012d', i), 'S-' || i, 'support', 'received', 'en', 'Ann',
        'ann-' || i || '@example.com', 'ann-' || i || '@example.com',
        json_object('product', 'procreate', 'question', printf('%.200c', 'q')),
        '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`)
  db.exec('commit; analyze')
  db.close()
}
