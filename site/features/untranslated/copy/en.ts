import type { SameShape } from '../../../../ui/language/copy.ts'

const copy = { notice: 'This page isn’t in English yet.' } as const

export type UntranslatedCopy = SameShape<typeof copy>
export default copy
