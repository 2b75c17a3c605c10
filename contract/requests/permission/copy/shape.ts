import type { InferOutput } from 'valibot'
import type { CopyOf } from '../../request-copy.ts'
import type { permissionAnswers } from '../schema.ts'

/** Fields that say what 'other' stands for are shown with it, and have no label of their own. */
type Detail = 'period_detail' | 'industry_detail'

/** What the answers to a permission request are called, wherever they are read again. */
export type PermissionWords = CopyOf<Omit<InferOutput<typeof permissionAnswers>, Detail>> & {
  readonly other: string
}
