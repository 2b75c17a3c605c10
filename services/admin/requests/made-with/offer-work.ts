import { type OfferedWork, pictureTypes } from '../../../../contract/requests/made-with/schema.ts'
import { maxPictureBytes } from '../../../../contract/requests/made-with/terms.ts'
import { FieldRefusal } from '../../../http/field-refusal.ts'
import { findUploads } from '../../uploads/claim-uploads.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Sender, submitRequest } from '../submit-request.ts'
import { received } from './email-templates.ts'

const options = { kind: 'made-with', received, heading: 'A work for the wall' } as const

/** Offers a work for the wall: nothing of it is shown before staff have accepted it. Throws `FieldRefusal`. */
export async function offerWork(dependencies: Dependencies, body: OfferedWork, sender: Sender) {
  await dependencies.finishUploads(body.uploads)
  const files = await findUploads(dependencies.db, body.uploads)
  const isPicture = files.every(
    ({ state, type, size }) =>
      state !== 'complete' || (pictureTypes.includes(type) && size <= maxPictureBytes),
  )
  if (!isPicture) throw new FieldRefusal({ uploads: 'picture' }, body.lang)
  return submitRequest(dependencies, options, body, sender)
}
