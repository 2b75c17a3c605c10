import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** The system's own variables that a child process may need, and those of the memory allocator. */
const passed = /^(?:PATH|HOME|TMPDIR|LANG|LC_\w+|XDG_\w+|FONTCONFIG_\w+|MALLOC_\w+)$/

/**
 * The environment of a child process without settings, which contain secrets, and with the compile cache, which halves the
 * start time.
 */
export function childEnvironment(): Record<string, string> {
  const cache = getCompileCacheDir()
  const kept = Object.entries(process.env).filter(([name]) => passed.test(name))
  return {
    ...Object.fromEntries(kept.map(([name, value = '']) => [name, value])),
    ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }),
  }
}
