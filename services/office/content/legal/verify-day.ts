import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { Refusal } from '../../../http/problem.ts'
import { asAdmin, type Trx } from '../find-entry.ts'
import { versionsOf } from './versions-of.ts'

/**
 * Throws `Refusal` 409 for an effective day that would put a version before the one in effect, or announced texts under the
 * day of the one in effect.
 */
export async function verifyDay(trx: Trx, entry: EntryRow, day: string, now: Date): Promise<void> {
  const versions = await versionsOf(asAdmin(trx), entry, now)
  if (!versions) return
  const { current, next } = versions
  if (day < current)
    throw new Refusal(409, `The version in effect is of ${current}: give the facts a later effective day.`)
  if (next !== null && day === current)
    throw new Refusal(409, `The version of ${next} is announced: take it back first.`)
}

/** Throws `Refusal` 409 where a version is announced: visitors read the one in effect, which would not leave with it. */
export async function verifyNothingAnnounced(trx: Trx, entry: EntryRow, now: Date): Promise<void> {
  const next = (await versionsOf(asAdmin(trx), entry, now))?.next
  if (next != null) throw new Refusal(409, `The version of ${next} is announced: take it back first.`)
}
