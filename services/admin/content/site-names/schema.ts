import type { Part } from '../../../../contract/office/content-parts.ts'
import type { TextFaultKind } from '../../../../contract/office/text-faults.ts'

/** The tables of what texts may name beside other texts, and of what they name that is not there. */
export interface TextFaultTables {
  site_names: SiteNameRow
  text_faults: TextFaultRow
  text_checks: TextCheckRow
}

/** `page`: a path; `below`: the start of paths that one visitor has; `picture`, `film`: an id of the collection. */
export type SiteNameKind = 'page' | 'below' | 'picture' | 'film'

/** Something that the site has beside the database; written at the start. */
interface SiteNameRow {
  kind: SiteNameKind
  name: string
}

/** Something that a published text names and that is not there. */
interface TextFaultRow {
  entry_id: string
  part: Part
  /** Consecutive within the text, from 1. */
  number: number
  /** The place of its segment, from 0; `cover`. */
  place: string
  kind: TextFaultKind
  /** As the text names it. */
  target: string
  advice: string
}

/** One row: when all texts were looked at last, and the content revision at that time. */
interface TextCheckRow {
  id: 1
  revision: number
  at: string
  texts: number
}
