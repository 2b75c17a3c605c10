import type { PositionDetails } from '../../../../contract/admin.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import type { CareersCopy } from '../copy/en.ts'
import { formatSalary } from '../format-salary.ts'

export interface Fact {
  readonly name: string
  readonly value: string
  /** The machine-readable date of a date value. */
  readonly date?: string
}

type FactsCopy = CareersCopy['positions']['filter'] &
  Pick<CareersCopy['position'], 'salary' | 'perYear' | 'opened'>

/** The facts of a position, each with its label. */
export function listFacts(position: PositionDetails, locale: Locale, copy: FactsCopy): Fact[] {
  const { team, location, type, workplace, opened_on } = position
  const band = formatSalary(position, locale, 'name')
  return [
    { name: copy.team, value: team.title },
    { name: copy.location, value: location.title },
    { name: copy.type, value: type.title },
    { name: copy.workplace, value: workplace.title },
    ...(band === null ? [] : [{ name: copy.salary, value: interpolate(copy.perYear, { band }) }]),
    { name: copy.opened, value: formatDate(opened_on, locale), date: opened_on },
  ]
}
