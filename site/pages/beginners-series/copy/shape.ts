import type { SameShape } from '../../../language/copy.ts'
import type en from './en.ts'

export type SeriesCopy = SameShape<typeof en>
export type PartCopy = SeriesCopy['parts'][number]
