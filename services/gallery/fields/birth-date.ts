import type { GalleryCopy } from '../copy/copy-in.ts'

/** The minimum age: below it parental consent would be required. */
const youngest = 13
const earliest = '1900-01-01'

/** Validation errors of a date of birth (ISO date). `today` is an ISO date in UTC. */
export function listBirthDateProblems(
  typed: string | undefined,
  today: string,
  sentences: GalleryCopy,
): string[] {
  const date = (typed ?? '').trim()
  if (date === '') return [sentences.required]
  if (!isRealDate(date) || date < earliest || date > today) return [sentences.dob.invalid]
  const birthday = `${Number(date.slice(0, 4)) + youngest}${date.slice(4)}`
  return birthday > today ? [sentences.dob.young] : []
}

function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
