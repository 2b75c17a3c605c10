import type { LogInRefusal } from '../request/log-in.ts'

const sentences: Readonly<Record<LogInRefusal['reason'], string>> = {
  credentials: 'Address and password do not belong together.',
  code: 'This code is not right, or has been used. Wait for the next one.',
  passkey: 'The passkey was not accepted.',
  limit: 'Too many tries.',
  unreachable: 'The office could not be reached. Try again.',
  expired: 'The first step was too long ago. Begin again.',
}

/** Why a log-in went no further, and what to do. */
export const refusalSentence = ({ reason, seconds }: LogInRefusal): string =>
  seconds === null
    ? sentences[reason]
    : `${sentences[reason]} Wait ${Math.max(1, Math.ceil(seconds / 60))} min, then try again.`
