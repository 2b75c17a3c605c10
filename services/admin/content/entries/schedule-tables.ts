import type { Part } from '../../../../contract/office/content-parts.ts'

/** The tables of what goes out at a moment. */
export interface ScheduleTables {
  schedules: ScheduleRow
  bundles: BundleRow
  bundle_items: BundleItemRow
}

/** A part that is published or leaves the site at a moment; ended rows are kept. */
export interface ScheduleRow {
  id: string
  entry_id: string
  part: Part
  act: 'publish' | 'unpublish'
  /** The revision that goes out, however many are saved after it; null for `unpublish`. */
  revision_id: string | null
  at: string
  /** At most one of a part and an act is `waiting`. */
  state: 'waiting' | 'done' | 'failed' | 'cancelled'
  /** Why it failed; of one that waits, why it could not have gone out when it was scheduled. */
  fault: string | null
  /** Who scheduled it. */
  staff_id: string
  created_at: string
  ended_at: string | null
}

/** Parts that go out together, all or none. */
export interface BundleRow {
  id: string
  name: string
  /** null: by a press only. */
  at: string | null
  /** `waiting`: for its moment. */
  state: 'open' | 'waiting' | 'done' | 'failed'
  /** As of a schedule. */
  fault: string | null
  /** Incremented with each change: the lock of those who change it. */
  version: number
  /** Who began or scheduled it. */
  staff_id: string
  created_at: string
  ended_at: string | null
}

interface BundleItemRow {
  bundle_id: string
  entry_id: string
  part: Part
  act: 'publish' | 'unpublish'
  /** The revision that goes out; null for `unpublish`. */
  revision_id: string | null
}
