import type { ContentChanges } from '../../services/admin/content/revision.ts'

/** What this process knows of the changes of the content. */
export interface ContentNews {
  /** The revision of the content. */
  readonly revision: () => number
  /** A number of this process that each change raises. */
  readonly version: () => number
  /** The version that has touched one of these keys last, or everything; 0 for none since the start. */
  readonly lastOf: (keys: readonly string[]) => number
  /** Calls a listener after each change. */
  readonly onChange: (listener: () => void) => void
}

/** With more keys in memory they are forgotten, and everything counts as changed. */
const maxKeys = 50_000

/** Collects the changes of the content, in their order. */
export function createContentNews() {
  const last = new Map<string, number>()
  const listeners: (() => void)[] = []
  let revision = 0
  let unnamed: number | null = null
  let version = 0
  /** The version that has touched everything. */
  let everything = 0

  function touch(keys: readonly string[] | 'everything'): void {
    version++
    if (keys === 'everything' || last.size > maxKeys) {
      everything = version
      last.clear()
    } else for (const key of keys) last.set(key, version)
    for (const listener of listeners) listener()
  }

  const news: ContentNews = {
    revision: () => revision,
    version: () => version,
    lastOf(keys) {
      let latest = everything
      for (const key of keys) latest = Math.max(latest, last.get(key) ?? 0)
      return latest
    },
    onChange: listener => void listeners.push(listener),
  }
  return {
    news,
    touch,
    /** Takes in what has changed after `revision()`. */
    learn({ revision: next, unnamed: nextUnnamed, changes }: ContentChanges): void {
      if (next === revision && nextUnnamed === unnamed) return
      // A database that was restored can be at an earlier revision.
      const isAll = changes === null || nextUnnamed !== unnamed || next < revision
      revision = next
      unnamed = nextUnnamed
      touch(isAll ? 'everything' : changes.map(({ key }) => key))
    },
  }
}
