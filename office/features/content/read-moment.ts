import { formatMoment, readLocalTime } from '../local-time.ts'

/** A day and a time that are no moment, with what was typed. */
export interface MomentFault {
  readonly fault: string
  readonly typed: string
  /** Both moments of a time that the clocks repeat, to choose from. */
  readonly choices: readonly string[]
}

/** The moment that a form names, in the time zone of the member of staff. */
export function readMoment(form: FormData, zone: string): { readonly at: string } | MomentFault {
  const typed = String(form.get('at') ?? '').trim()
  const refuse = (fault: string, choices: readonly string[] = []) => ({ fault, typed, choices })
  const moments = readLocalTime(typed, zone)?.map(moment => moment.toISOString())
  if (!moments) return refuse('Enter a day and a time, such as 2026-12-01 09:30.')
  const [first, second] = moments
  if (first === undefined)
    return refuse(
      `${typed.replace('T', ' ')} does not exist in ${zone}: the clocks go forward over it. Choose a time before or after.`,
    )
  if (second === undefined) return { at: first }
  const chosen = moments.find(moment => moment === form.get('which'))
  if (chosen !== undefined) return { at: chosen }
  return refuse(
    `${typed.replace('T', ' ')} comes twice in ${zone}, as the clocks go back. Choose ${formatMoment(first, zone)} or ${formatMoment(second, zone)}.`,
    moments,
  )
}
