import type { industries, PermissionField, periods, turnovers, yesNo } from '../../permission-request.ts'

type Titles<Ids extends readonly string[]> = Readonly<Record<Ids[number], string>>

/** What the answers to a permission request are called, wherever they are read again. */
export interface PermissionWords {
  readonly fields: Readonly<Record<Exclude<PermissionField, 'period_detail' | 'industry_detail'>, string>>
  readonly periods: Titles<typeof periods>
  readonly industries: Titles<typeof industries>
  readonly turnovers: Titles<typeof turnovers>
  readonly yesNo: Titles<typeof yesNo>
  readonly senders: Titles<typeof yesNo>
  /** 'Other', with what it is. */
  readonly other: string
}
