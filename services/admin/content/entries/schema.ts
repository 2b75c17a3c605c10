import type { Generated } from 'kysely'
import type { EntryKind, Part } from '../../../../contract/office/content-parts.ts'
import type { ApprovalTable } from './approval-table.ts'
import type { ScheduleTables } from './schedule-tables.ts'

/** The tables of entries, their revisions, and what files and office agreed on. */
export interface EntryTables extends ScheduleTables {
  entries: EntryRow
  former_paths: FormerPathRow
  handbook_trees: HandbookTreeRow
  revisions: RevisionRow
  heads: HeadRow
  copies: CopyRow
  file_bases: FileBaseRow
  file_conflicts: FileConflictRow
  segment_states: SegmentStateRow
  preview_links: PreviewLinkTable
  approvals: ApprovalTable
}

export interface EntryRow {
  id: string
  kind: EntryKind
  /** Its folder below `content/`. */
  path: string
  created_at: string
  archived_at: string | null
}

/** A path that an entry had before it was moved. */
interface FormerPathRow {
  path: string
  entry_id: string
  /** Whether its files are there until an export moves them. */
  has_files: 0 | 1
  at: string
}

/** The order and versions of a handbook: its version is the lock of those who change them. */
interface HandbookTreeRow {
  product: string
  /** Incremented with each change. */
  version: number
}

/** A whole text or set of facts as it was saved; rows are never changed or deleted. */
export interface RevisionRow {
  id: string
  entry_id: string
  part: Part
  /** Consecutive within the part, from 1. */
  number: number
  /** The revision that it was written from; null for the first. */
  based_on: string | null
  /** The English revision that a translation was made from. */
  source_revision: string | null
  /** Canonical JSON: `TextFields` or the facts. */
  fields: string
  /** The SHA-256 of `fields`, in hex. */
  hash: string
  origin: 'office' | 'files' | 'restore' | 'merge'
  /** The member of staff; null for files. */
  author_id: string | null
  note: string
  at: string
}

/** The newest and the published revision of each part of an entry. */
export interface HeadRow {
  entry_id: string
  part: Part
  /** The newest revision; null: nothing is written yet. */
  draft_id: string | null
  /** The published revision; null: not on the site. */
  live_id: string | null
  /** Incremented with each change of `draft_id`. */
  version: number
  /** Path and title of the newest revision, folded, to search by. */
  words: string
  updated_at: string
}

/** What a member of staff is writing, kept while they write; erased after 30 days. */
interface CopyRow {
  entry_id: string
  part: Part
  staff_id: string
  based_on: string | null
  fields: string
  at: string
}

/** The revision on which file and office last agreed. */
interface FileBaseRow {
  path: string
  part: Part
  hash: string
  revision_id: string
}

/** A part that was changed in its file and in the office. */
export interface FileConflictRow {
  path: string
  part: Part
  kind: 'changed' | 'removed'
  /** The hash of the file; empty for a removed one. */
  file_hash: string
  /** The file's text as an unpublished revision; null for a removed one. */
  revision_id: string | null
  since: string
}

/** A segment of a translation that is right for a segment of the English text; whole texts by the hashes of their revisions. */
interface SegmentStateRow {
  entry_id: string
  part: Part
  /** Of the translation; empty: none belongs to the English one. */
  segment_hash: string
  source_hash: string
}

/** A link that shows a part on the site before it is published. */
interface PreviewLinkTable {
  id: string
  /** The hash of its token, which is nowhere else. */
  token_hash: string
  entry_id: string
  part: Part
  /** The revision that it stays at; null: the newest. */
  revision_id: string | null
  /** The member of staff. */
  created_by: string
  created_at: string
  expires_at: string
  revoked_at: Generated<string | null>
  /** How often it was opened. */
  opened: Generated<number>
}
