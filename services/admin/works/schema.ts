/** A work of a reader; its words are the answers of its request. */
export interface WorkRow {
  media_id: string
  request_id: string
  /** null: it has not been accepted. */
  shown_at: string | null
}
