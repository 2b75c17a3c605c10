import * as v from 'valibot'
import { uploadReasons, uploadStates } from './uploads.ts'

/** An attachment, as answered by `GET {uploadsPath}/{id}`. */
export const uploadSchema = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  state: v.picklist(uploadStates),
  reason: v.nullable(v.picklist(uploadReasons)),
})
export type Upload = v.InferOutput<typeof uploadSchema>
