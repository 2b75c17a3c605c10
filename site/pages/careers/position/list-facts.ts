import type { PositionDetails } from '../../../../contract/admin.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { formatDate, interpolate } from '../../../language/format.ts'
import type { CareersCopy } from '../copy/en.ts'
import { formatSalary } from '../format-salary.ts'

export interface Fact {
  readonly name: string
  readonly value: string
  /** The machine-readable date of a date value. */
  readonly date?: string
}

type Words = CareersCopy['positions']['filter'] &
  Pick<CareersCopy['position'], 'salary' | 'perYear' | 'opened'>

/** The facts of a position, each with its label. */
export function listFacts(position: PositionDetails, locale: Locale, words: Words): Fact[] {
  const { team, location, type, workplace, opened_on } = position
  const band = formatSalary(position, locale, 'name')
  return [
    { name: words.team, value: team.title },
    { name: words.location, value: location.title },
    { name: words.type, value: type.title },
    { name: words.workplace, value: workplace.title },
    ...(band === null ? [] : [{ name: words.salary, value: interpolate(words.perYear, { band }) }]),
    { name: words.opened, value: formatDate(opened_on, locale), date: opened_on },
  ]
}
