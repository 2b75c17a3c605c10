/** The name of an archive by the time of its making: `backup-20261126-141503.tar.gz` (UTC). */
export const archiveNameAt = (now: Date): string =>
  `backup-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`

const isArchiveName = (name: string): boolean => /^backup-\d{8}-\d{6}\.tar\.gz$/.test(name)

/** Those beyond the `keep` newest. */
export const olderThanNewest = (names: readonly string[], keep: number): string[] =>
  names.filter(isArchiveName).sort().reverse().slice(keep)

/** Archives in the store have keys below it; backups of the store leave them out. */
export const backupsPrefix = 'backups/'
