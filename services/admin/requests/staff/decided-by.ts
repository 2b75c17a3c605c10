/** The member of staff who decides; none: the command line. */
export interface DecidedBy {
  readonly staffId: string
}
