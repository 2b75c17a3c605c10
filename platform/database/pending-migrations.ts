/** A contracting migration ends in the number of the migration with which the last use of what it removes has ended. */
const contracting = /-contracts-(\d{3})$/

/**
 * Whether a migration of this owner is to be run, of those known here and those that the database has run. Names that only
 * the database knows are of a newer release, and are additive unless they say otherwise. Throws for a contracting one
 * whose tables this release still uses, and for a name here that sorts before one that has run.
 */
export function hasPending(owner: string, names: readonly string[], done: readonly string[]): boolean {
  const known = names.toSorted()
  checkContracting(owner, known)
  const unknown = done.filter(name => !known.includes(name))
  const broken = unknown.find(name => !toleratesContracting(known, name))
  if (broken)
    throw new Error(
      `The database was migrated by a newer version: ${owner}/${broken} has removed what this version uses.`,
    )
  const [pending] = known.filter(name => !done.includes(name))
  const last = done.toSorted().at(-1)
  if (last && pending && pending < last)
    throw new Error(`Migration ${owner}/${pending} has to sort after ${last}, which has already been run.`)
  if (pending && unknown.length > 0)
    throw new Error(
      `The database was migrated by another version: it has run ${owner}/${unknown[0]}, which is missing here.`,
    )
  return pending !== undefined
}

/** Whether this release came with the migration that an unknown one names, or with a later one. */
function toleratesContracting(known: readonly string[], unknown: string): boolean {
  const since = contracting.exec(unknown)?.[1]
  return since === undefined || (known.at(-1) ?? '') >= since
}

function checkContracting(owner: string, known: readonly string[]): void {
  for (const name of known) {
    const since = contracting.exec(name)?.[1]
    if (since !== undefined && !known.some(each => each.startsWith(`${since}-`) && each < name))
      throw new Error(
        `Migration ${owner}/${name} has to name the number of an earlier migration of the same owner.`,
      )
  }
}
