import { type Kysely, sql } from 'kysely'
import type { Part } from '../../../../contract/office/content-parts.ts'
import type { AdminTables } from '../../schema.ts'
import type { EntryRow } from './schema.ts'

interface Head {
  readonly draftId: string | null
  readonly liveId: string | null
  readonly version: number
  /** The hash of what is live; null: not on the site. */
  readonly liveHash: string | null
  /** The hash on which file and office agreed; null: there is no file. */
  readonly base: string | null
  readonly baseId: string | null
}

/** An entry with the heads of its parts. */
export interface Heads {
  readonly entry: EntryRow
  readonly parts: ReadonlyMap<Part, Head>
  /** The facts that are live, as canonical JSON. */
  readonly liveFacts: string | null
}

interface FoundHeads extends Heads {
  readonly parts: Map<Part, Head>
  liveFacts: string | null
}

const pathsAtOnce = 300

/** Locks the heads of entries until the transaction ends: whoever saves meanwhile waits, and meets what was decided. */
export async function lockHeads(db: Kysely<AdminTables>, paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += pathsAtOnce)
    await db
      .updateTable('heads')
      .set(head => ({ version: head.ref('version') }))
      .where('entry_id', 'in', entry =>
        entry
          .selectFrom('entries')
          .select('id')
          .where('path', 'in', paths.slice(from, from + pathsAtOnce)),
      )
      .execute()
}

/** Entries by path, with the heads of their parts. */
export async function findHeads(
  db: Kysely<AdminTables>,
  paths: readonly string[],
): Promise<Map<string, Heads>> {
  const found = new Map<string, FoundHeads>()
  for (let from = 0; from < paths.length; from += pathsAtOnce) {
    const rows = await db
      .selectFrom('entries as e')
      .innerJoin('heads as h', 'h.entry_id', 'e.id')
      .leftJoin('revisions as live', 'live.id', 'h.live_id')
      .leftJoin('file_bases as base', join =>
        join.onRef('base.path', '=', 'e.path').onRef('base.part', '=', 'h.part'),
      )
      .selectAll('e')
      .select(['h.part', 'h.draft_id', 'h.live_id', 'h.version', 'live.hash as live_hash'])
      .select(['base.hash as base', 'base.revision_id as base_id'])
      .select(({ case: when }) =>
        when().when('h.part', '=', 'facts').then(sql<string>`live.fields`).end().as('facts'),
      )
      .where('e.path', 'in', paths.slice(from, from + pathsAtOnce))
      .execute()
    for (const row of rows) {
      const { part, draft_id, live_id, version, live_hash, base, base_id, facts, ...entry } = row
      const heads = found.get(entry.path) ?? { entry, parts: new Map(), liveFacts: null }
      const head = { draftId: draft_id, liveId: live_id, version, liveHash: live_hash, base, baseId: base_id }
      heads.parts.set(part, head)
      if (facts !== null) heads.liveFacts = facts
      found.set(entry.path, heads)
    }
  }
  return found
}
