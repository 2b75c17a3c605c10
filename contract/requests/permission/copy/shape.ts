import type { InferOutput } from 'valibot'
import type { CopyOf } from '../../request-copy.ts'
import type { permissionAnswers } from '../schema.ts'

/** Detail fields of an 'other' option, which have no label of their own. */
type Detail = 'period_detail' | 'industry_detail'

/** The labels and titles of a permission request. */
export type PermissionRequestCopy = CopyOf<Omit<InferOutput<typeof permissionAnswers>, Detail>> & {
  readonly other: string
}
