import { noAnswer } from '../../request/stay-without-answer.ts'
import type { WriteOutcome } from './perform-act.ts'

/** An act whose answer did not arrive. */
export const unanswered: WriteOutcome = { fault: noAnswer, conflict: null, typed: null, facts: null }
