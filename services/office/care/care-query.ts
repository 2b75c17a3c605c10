import type { Finding } from '../../../contract/office/care.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { StaffSession } from '../handler.ts'

export interface CareQuery extends Pick<OfficeDependencies, 'db' | 'installation' | 'origin'> {
  readonly staff: StaffSession['staff']
  readonly now: Date
}

/** The first findings of a kind, and how many there are. */
export interface Findings {
  readonly findings: readonly Finding[]
  readonly total: number
}

/** What is shown of each kind. */
export const shownFindings = 20

export const finding = (title: string, advice: string, path: string | null): Finding => ({
  ...{ title, advice, path },
  lang: null,
  text: null,
})
