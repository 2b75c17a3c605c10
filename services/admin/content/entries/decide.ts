/** What an import does with a part. */
export type Decision =
  /** The file is as it was agreed: the office stays. */
  | 'keep'
  /** File and office have come to the same. */
  | 'agree'
  /** Only the file has changed: it goes live. */
  | 'load'
  /** The file is gone and the office has not changed it: it leaves the site. */
  | 'withdraw'
  /** Both have changed: the office stays live, and the conflict is listed. */
  | 'conflict'

/** Three hashes of a part; null: there is none. */
interface Hashes {
  /** On which file and office last agreed. */
  readonly base: string | null
  readonly file: string | null
  /** What is live. */
  readonly office: string | null
}

/** Decides as a package manager does with configuration files: whoever changed alone wins, and nobody is overwritten. */
export function decide({ base, file, office }: Hashes): Decision {
  if (file === base) return 'keep'
  if (file === office) return 'agree'
  if (office !== base) return 'conflict'
  return file === null ? 'withdraw' : 'load'
}
