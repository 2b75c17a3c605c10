import type { Conflict } from './explain.ts'

/** What somebody saw who settles a conflict: what has changed since is not settled unseen. */
export function ConflictFields({ conflict: { version, file_hash: hash } }: { readonly conflict: Conflict }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="file_hash" value={hash} />
    </>
  )
}
