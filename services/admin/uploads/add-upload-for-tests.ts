import type { Insertable, Kysely } from 'kysely'
import { addRows } from '../../../test/rows.ts'
import type { AdminTables, UploadRow } from '../schema.ts'

/** An upload that has arrived and belongs to no request yet; `facts` stand in for the usual ones. */
export const addUpload = (
  db: Kysely<AdminTables>,
  facts: Pick<UploadRow, 'id' | 'created_at'> & Partial<Insertable<UploadRow>>,
): Promise<void> =>
  addRows(db, 'uploads', [
    {
      ...{ name: `${facts.id}.png`, size: 12, type: 'image/png', state: 'complete', reason: null },
      ...{ request_id: null, storage_key: `attachments/${facts.id}`, completed_at: facts.created_at },
      ...facts,
    },
  ])
