import type { Kysely } from 'kysely'
import type { moveCalls as calls } from '../../../../contract/office/moves.ts'
import { handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import { holdRevision } from '../../../admin/content/revision.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeHandlers, StaffSession } from '../../handler.ts'
import type { OfficeTables } from '../../schema.ts'
import { asAdmin, getEntryRow, getPublishable } from '../find-entry.ts'
import { placeMoved } from '../handbook/place-moved.ts'
import { nextTreeVersion } from '../handbook/tree-version.ts'
import { viewEntries } from '../list-entries.ts'
import { changedSite } from '../publish-revisions.ts'
import { refuseStale } from '../save-calls.ts'
import { changeAnnouncements } from './change-announcements.ts'
import { changeLinks } from './change-links.ts'
import { findLinks, linkReplacer } from './find-links.ts'
import { listMoves } from './list-moves.ts'
import { listAddressChanges } from './list-redirects.ts'
import { moveEntries } from './move-entries.ts'
import { redirectAddresses } from './redirect-addresses.ts'
import { verifyMove } from './verify-move.ts'

interface Move {
  readonly key: string
  readonly to: string
  readonly session: StaffSession
}

async function findPlan(db: Kysely<OfficeTables>, { key, to, session }: Move) {
  const entry = await getEntryRow(db, key)
  const moves = await listMoves(db, entry, to)
  await verifyMove(db, entry, moves, to)
  const changes = await listAddressChanges(db, moves)
  const links = await findLinks(db, { entry, to }, session)
  return { entry, moves, changes, links }
}

/** Moving entries to other paths. */
export const moveCalls: OfficeHandlers<typeof calls> = {
  async planMove({ params, query: { to }, session, db }) {
    const { id } = await getPublishable({ db, session, params })
    const { moves, changes, links } = await findPlan(db, { key: id, to, session })
    const views = await viewEntries(db, [...new Map(links.map(({ entry }) => [entry.id, entry])).values()])
    return {
      entries: moves.map(move => ({ from: move.entry.path, to: move.to })),
      redirects: changes,
      links: links.map(({ entry, part, becomes }) => {
        const title = views.find(({ id }) => id === entry.id)?.title ?? ''
        return { kind: entry.kind, path: entry.path, title, part, becomes }
      }),
    }
  },
  async moveEntry({ params, body: { from, to, after }, session, db, now, act }) {
    const { id } = await getPublishable({ db, session, params })
    const staffId = session.staff.id
    return act({ kind: 'entry', id, detail: { from, to } }, async trx => {
      await holdRevision(asAdmin(trx))
      const { path, kind } = await getEntryRow(trx, id)
      if (path !== from) throw new Refusal(409, `Somebody else has moved it meanwhile: it is at ${path}.`)
      const { entry, moves, changes, links } = await findPlan(trx, { key: id, to, session })
      await moveEntries(trx, moves, now)
      const moved = links.map(link => {
        const own = moves.find(move => move.entry.id === link.entry.id)
        return own ? { ...link, entry: { ...link.entry, path: own.to } } : link
      })
      const replace = linkReplacer({ entry, to })
      await refuseStale(changeLinks(trx, { links: moved, replace, authorId: staffId, now }))
      await changeAnnouncements(trx, link => replace(entry, `(${link})`).slice(1, -1))
      await redirectAddresses(trx, { changes, staffId, now })
      if (kind === 'handbook') {
        await placeMoved(trx, { from, to, after, staffId }, now)
        await nextTreeVersion(trx, handbookAddressOf(to).product)
      }
      // Addresses, lists, and every text that links to them.
      await changedSite(trx, 'everything', now)
      const changed = links.filter(({ becomes }) => becomes === 'changed').length
      return { path: to, redirects: changes.length, links: changed }
    })
  },
}
