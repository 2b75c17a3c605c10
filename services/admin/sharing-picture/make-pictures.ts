import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Log } from '../../../platform/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Iso } from '../../http/language.ts'
import { bumpRevision } from '../revision.ts'
import type { AdminTables } from '../schema.ts'
import type { Locale } from './language.ts'
import { type Composer, openComposer } from './open-composer.ts'

export interface Means {
  readonly storage: Storage
  readonly log: Log
  /** A picture of the site's collection as a file's bytes; null where it has none of this name. */
  readonly findGround: (picture: string) => Promise<Uint8Array | null>
  /** How many are made in one go. */
  readonly most: number
  /** Ends it, with what is made by then. */
  readonly signal?: AbortSignal
}

interface Wanted {
  /** Where it is shown: `insight/2026/one-leaf`, `careers/brush-maker`. */
  readonly subject: string
  readonly iso: Iso
  readonly title: string
  readonly kicker: string
  readonly cover: string | null
}

/** Changes when the template does, so that every picture is made anew. */
const edition = 1
const locales = { 'en-US': 'en', 'zh-CN': 'cn', ja: 'jp' } as const satisfies Record<Iso, Locale>

/** Where a picture lies in the storage. */
export const keyOf = (name: string): string => `sharing/${name}.jpg`

/**
 * Makes the pictures that other sites show of articles and positions, of those that have none or another title by now,
 * and takes away those of what is gone. Resolves to how many were made; one that cannot be made is logged and left.
 */
export async function makeSharingPictures(db: Kysely<AdminTables>, means: Means): Promise<number> {
  const wanted = [...(await listArticles(db)), ...(await listPositions(db))]
  const known = await db.selectFrom('sharing_pictures').selectAll().execute()
  const nameOfKnown = new Map(known.map(({ subject, iso, name }) => [`${subject} ${iso}`, name]))
  const missing = wanted.filter(each => nameOfKnown.get(`${each.subject} ${each.iso}`) !== nameOf(each))
  const due = missing.slice(0, means.most)
  const made = due.length > 0 ? await makeAll(db, means, due) : []
  for (const { subject, iso } of made) {
    const last = nameOfKnown.get(`${subject} ${iso}`)
    if (last) await means.storage.remove(keyOf(last))
  }
  const gone = await removeOthers(db, means.storage, wanted)
  if (made.length + gone > 0) await bumpRevision(db)
  return made.length
}

/** One after the other. Resolves to those that could be made. */
async function makeAll(db: Kysely<AdminTables>, means: Means, due: readonly Wanted[]): Promise<Wanted[]> {
  const composer = openComposer(means.signal)
  try {
    const made: Wanted[] = []
    for (const each of due) {
      if (means.signal?.aborted) break
      if (await makeOne(db, means, composer, each)) made.push(each)
    }
    return made
  } finally {
    composer.close()
  }
}

async function makeOne(
  db: Kysely<AdminTables>,
  { storage, log, findGround, signal }: Means,
  composer: Composer,
  wanted: Wanted,
): Promise<boolean> {
  const { subject, iso, title, kicker, cover } = wanted
  const name = nameOf(wanted)
  try {
    const ground = cover === null ? null : await findGround(cover)
    const picture = await composer.compose({
      title,
      kicker,
      locale: locales[iso],
      ...(ground && { ground }),
    })
    await storage.put(keyOf(name), picture, { type: 'image/jpeg', size: picture.length })
    await db
      .insertInto('sharing_pictures')
      .values({ subject, iso, name })
      .onConflict(conflict => conflict.columns(['subject', 'iso']).doUpdateSet({ name }))
      .execute()
    return true
  } catch (error) {
    if (!signal?.aborted)
      log.warn({ subject, iso, reason: String(error) }, 'a picture for sharing could not be made')
    return false
  }
}

/** Pictures of what is gone leave the storage. */
async function removeOthers(db: Kysely<AdminTables>, storage: Storage, wanted: readonly Wanted[]) {
  const subjects = new Set(wanted.map(({ subject, iso }) => `${subject} ${iso}`))
  const rows = await db.selectFrom('sharing_pictures').selectAll().execute()
  const gone = rows.filter(({ subject, iso }) => !subjects.has(`${subject} ${iso}`))
  for (const { subject, iso, name } of gone) {
    await storage.remove(keyOf(name))
    await db.deleteFrom('sharing_pictures').where('subject', '=', subject).where('iso', '=', iso).execute()
  }
  return gone.length
}

/** The same for the same picture: it may be kept for ever under it. */
const nameOf = ({ iso, title, kicker, cover }: Wanted): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, iso, title, kicker, cover]))
    .digest('hex')
    .slice(0, 20)

async function listArticles(db: Kysely<AdminTables>): Promise<Wanted[]> {
  const rows = await db
    .selectFrom('articles as a')
    .innerJoin('article_texts as t', 't.article_id', 'a.id')
    .innerJoin('terms as c', join =>
      join.onRef('c.id', '=', 'a.category').onRef('c.iso', '=', 't.iso').on('c.kind', '=', 'category'),
    )
    .select(['a.year', 'a.slug', 'a.cover', 't.iso', 't.title', 'c.title as kicker'])
    .orderBy('a.date', 'desc')
    .execute()
  return rows.map(({ year, slug, ...rest }) => ({ subject: `insight/${year}/${slug}`, ...rest }))
}

async function listPositions(db: Kysely<AdminTables>): Promise<Wanted[]> {
  const rows = await db
    .selectFrom('positions as p')
    .innerJoin('position_texts as t', 't.position_id', 'p.id')
    .innerJoin('terms as c', join =>
      join.onRef('c.id', '=', 'p.team').onRef('c.iso', '=', 't.iso').on('c.kind', '=', 'team'),
    )
    .select(['p.slug', 't.iso', 't.title', 'c.title as kicker'])
    .orderBy('p.opened_on', 'desc')
    .execute()
  return rows.map(({ slug, ...rest }) => ({ subject: `careers/${slug}`, cover: null, ...rest }))
}
