import type { Part } from '../../../../contract/office/content-parts.ts'

/** The approval of one revision by a second person; at most one of a part is `asked` or `approved`. */
export interface ApprovalTable {
  id: string
  entry_id: string
  part: Part
  revision_id: string
  /** `fallen`: the part was saved again. */
  state: 'asked' | 'approved' | 'refused' | 'withdrawn' | 'fallen'
  asked_by: string
  asked_at: string
  /** Who approved, refused, withdrew it, or saved again. */
  decided_by: string | null
  decided_at: string | null
  /** Why it was refused; empty otherwise. */
  reason: string
}
