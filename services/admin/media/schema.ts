import type { Locale } from '../../../contract/locale.ts'
import type { MediaFormat } from '../../../contract/media.ts'
import type { MediaCut } from '../../../contract/office/media-cuts.ts'
import type { MediaFault } from '../../../contract/office/media-limits.ts'

/** The tables of the media library. */
export interface MediaTables {
  media: MediaRow
  media_words: MediaWordsRow
  media_files: MediaFileRow
  media_bases: MediaBaseRow
  media_removals: MediaRemovalRow
}

export interface MediaRow {
  /** Twelve letters and digits, which texts name: `media:k3v9…`. */
  id: string
  /** The name of its file, for staff. */
  name: string
  /** Incremented with each new file and focal point. */
  version: number
  /** The version whose files are shown; 0: none yet. */
  made: number
  width: number
  height: number
  colour: string
  alpha: 0 | 1
  /** In percent. */
  focal_x: number
  focal_y: number
  /** The rights that the file itself states, or its `media.yaml`. */
  licence: string
  /** Whose it is, by the same. */
  source: string
  /** The key of the original in the storage; null: none was taken in yet. */
  original_key: string | null
  original_type: string
  /** Its SHA-256, in hex; empty for one that was taken in before it was kept. */
  original_hash: string
  original_bytes: number
  /** The upload that becomes the original; null: the original has been taken in. */
  upload_id: string | null
  /** Why the upload could not be taken in. */
  fault: MediaFault | null
  /** Name and words, folded, to search by. */
  words: string
  created_by: string | null
  created_at: string
  updated_at: string
  archived_at: string | null
}

interface MediaWordsRow {
  media_id: string
  language: Locale
  /** What the picture shows. */
  alt: string
  credit: string
  version: number
}

/** A file of a version; those of earlier versions stay for a time, for their addresses are immutable. */
export interface MediaFileRow {
  media_id: string
  version: number
  cut: 'whole' | MediaCut
  format: MediaFormat
  width: number
  height: number
  storage_key: string
  bytes: number
  /** When another version was shown instead. */
  replaced_at: string | null
}

/** What a part of a picture was when its files in `content/` and the library last agreed. */
interface MediaBaseRow {
  media_id: string
  /** `picture`: all but the words. */
  part: 'picture' | Locale
  hash: string
}

/** An object of the storage that is removed at a time: of a deleted picture, or of a version that may never be shown. */
interface MediaRemovalRow {
  storage_key: string
  remove_at: string
}
