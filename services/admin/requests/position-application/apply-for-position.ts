import type { Kysely } from 'kysely'
import type { PositionDetails } from '../../../../contract/admin.ts'
import type { PositionApplication } from '../../../../contract/requests/position-application/schema.ts'
import { maxCvBytes } from '../../../../contract/requests/position-application/terms.ts'
import { FieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/problem.ts'
import type { AdminTables } from '../../schema.ts'
import { findUploads } from '../../uploads/claim-uploads.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Sender, submitRequest } from '../submit-request.ts'
import { received } from './email-templates.ts'

const options = { kind: 'position-application', received, heading: 'Application for a position' } as const

/** Submits an application for an open position. Throws `Refusal` 404 or 409, and `FieldRefusal`. */
export async function applyForPosition(
  dependencies: Dependencies,
  [position]: readonly PositionDetails[],
  body: PositionApplication,
  sender: Sender,
) {
  if (!position) throw new Refusal(404, 'There is no such position.')
  const { slug, title, closed_on } = position
  const today = dependencies.clock().toISOString().slice(0, 10)
  if (closed_on !== null && closed_on <= today) throw new Refusal(409, 'The position is closed.')
  await dependencies.finishUploads(body.uploads)
  if (!(await isCv(dependencies.db, body.uploads))) throw new FieldRefusal({ uploads: 'pdf' }, body.lang)
  const facts = { position: title, position_page: `/careers/${slug}` }
  return submitRequest(dependencies, options, { ...body, ...facts }, sender)
}

/** Whether each upload that has arrived is a PDF by its bytes, of the size of a CV. */
async function isCv(db: Kysely<AdminTables>, ids: readonly string[]): Promise<boolean> {
  const files = await findUploads(db, ids)
  return files.every(
    ({ state, type, size }) => state !== 'complete' || (type === 'application/pdf' && size <= maxCvBytes),
  )
}
