import { listFiles } from '../../test/house/files.ts'
import { imports } from '../../test/house/imports.ts'

/** Files with longer loops in `npm run sweep` than in `npm test`, by themselves or by what they import from `test/`. */
const withLongLoops = new Set(['test/loop-count.ts'])
for (const file of withLongLoops)
  for (const { from } of imports.filter(({ to }) => to === file))
    if (from.startsWith('test/') || file.startsWith('test/')) withLongLoops.add(from)

/** Test files of `npm run sweep`: those of the sweep, and those with longer loops. */
export const sweepFiles: readonly string[] = listFiles(/\.test\.ts$/).filter(
  file => file.startsWith('test/sweep/') || withLongLoops.has(file),
)

interface SweepArguments {
  /** From the project's root. */
  readonly files: readonly string[]
  /** Vitest's own, from the first argument with a dash on. */
  readonly options: readonly string[]
}

/**
 * Everything without arguments; else the files of the sweep whose path has one of the names in it. Throws a RangeError
 * for a name that none has.
 */
export function readSweepArguments(args: readonly string[]): SweepArguments {
  const firstOption = args.findIndex(arg => arg.startsWith('-'))
  const names = firstOption < 0 ? args : args.slice(0, firstOption)
  const unknown = names.find(name => !sweepFiles.some(file => file.includes(name)))
  if (unknown !== undefined) throw new RangeError(`No file of the sweep has '${unknown}' in its name`)
  return {
    files: sweepFiles.filter(file => names.length === 0 || names.some(name => file.includes(name))),
    options: firstOption < 0 ? [] : args.slice(firstOption),
  }
}
