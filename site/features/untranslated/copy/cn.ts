import type { UntranslatedCopy } from './en.ts'

export default { notice: '这一页还没有中文版，先请看英文。' } satisfies UntranslatedCopy
