import type { Trx } from '../find-entry.ts'

/** Writes the links of announcements anew. */
export async function changeAnnouncements(trx: Trx, replace: (link: string) => string): Promise<void> {
  for (const table of ['announcements', 'live_announcements'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'link_to'])
      .where('link_to', 'like', 'page:%')
      .execute()
    for (const { id, link_to } of rows)
      if (replace(link_to) !== link_to)
        await trx
          .updateTable(table)
          .set({ link_to: replace(link_to) })
          .where('id', '=', id)
          .execute()
  }
}
