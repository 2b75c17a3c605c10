import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** A tab that was opened longer ago finds its page loaded anew instead. */
const keptDays = 30
const dayMs = 24 * 3_600_000

/**
 * Copies the hashed files of the release in `current` to `kept` before a build replaces them, for pages that are still
 * open, and deletes those whose release ended more than 30 days ago. The mtime of a kept file is the end of its release.
 */
export async function keepAssets(current: string, kept: string, now = Date.now()): Promise<void> {
  await mkdir(kept, { recursive: true })
  for (const name of existsSync(current) ? await readdir(current) : []) {
    // Copied under a temporary name first: a killed build leaves no partial file to be served.
    const unfinished = join(kept, `.${name}`)
    await copyFile(join(current, name), unfinished)
    await utimes(unfinished, now / 1000, now / 1000)
    await rename(unfinished, join(kept, name))
  }
  for (const name of await readdir(kept)) {
    const file = join(kept, name)
    if (now - (await stat(file)).mtimeMs > keptDays * dayMs) await rm(file)
  }
}
