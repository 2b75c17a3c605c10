import * as v from 'valibot'

/** The last entry of an archive: an archive that was cut has none. */
export const manifestName = 'manifest.json'
export const databaseNames = { embedded: 'database/site.db', postgres: 'database/site.dump' } as const
export const secretName = 'secret'
export const filesPrefix = 'files/'

const entry = v.object({
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  /** Hex. */
  sha256: v.string(),
  /** The media type of a stored file. */
  type: v.optional(v.string()),
})
export type Entry = v.InferOutput<typeof entry>

const manifest = v.object({
  /** Of the archive: raised when an older program could not restore it. */
  format: v.literal(1),
  /** Of the program that made it. */
  version: v.string(),
  /** When the snapshot of the database was taken. */
  at: v.string(),
  database: v.picklist(['embedded', 'postgres']),
  /** Rows by table, in the snapshot. */
  rows: v.record(v.string(), v.number()),
  entries: v.array(entry),
})
export type Manifest = v.InferOutput<typeof manifest>

/** Throws BackupDamaged for anything but a manifest of this format. */
export function parseManifest(text: string): Manifest {
  try {
    return v.parse(manifest, JSON.parse(text))
  } catch (error) {
    throw new BackupDamaged('its list of contents cannot be read, or is of a newer version', { cause: error })
  }
}

/** The archive is not whole. The message continues “The backup is damaged: ”. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged'
}
