import { type FailedUpload, uploadLimits } from '../../../../../contract/uploads.ts'
import { count } from '../../../../features/count.ts'

type Reason = FailedUpload['reason']

/** Why a file is not sent at all; null when it is. `others`: how many files the reply has before it. */
export function refusalOf({ size }: File, others: number): Reason | null {
  if (others >= uploadLimits.files) return 'count'
  if (size > uploadLimits.bytes) return 'size'
  return size === 0 ? 'empty' : null
}

export const refusalSentences: Readonly<Record<Reason, string>> = {
  type: 'This kind of file is not taken.',
  size: `It is larger than ${uploadLimits.bytes / 2 ** 20} MB.`,
  empty: 'It is empty.',
  count: `A reply takes ${uploadLimits.files} files.`,
  unreadable: 'It cannot be read.',
  infected: 'The scanner has found something in it.',
  gone: 'It is gone from the server.',
  unavailable: 'It has not arrived.',
}

/** Why it is not sent yet: the quota of uploads is used up. */
export const waitSentence = (seconds: number): string =>
  `You have sent a great many files. Try again in ${count(Math.ceil(seconds / 60), 'minute')}.`
