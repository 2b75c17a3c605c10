import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { localeOfTag } from '../../../../contract/locale.ts'
import { mediaIdOf } from '../../../../contract/media.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { findCoverFile } from '../../media/media-cover.ts'
import type { AdminTables } from '../../schema.ts'
import { bumpRevision } from '../revision.ts'
import { type Composer, openComposer } from './open-composer.ts'
import { findSubjects, listPictureSubjects, type PictureSubject, rowsAtOnce } from './subjects.ts'

export interface Dependencies {
  readonly storage: Storage
  readonly log: Log
  /** The bytes of a picture in the site's collection; null for an unknown one. */
  readonly findPictureFile: (picture: string) => Promise<Uint8Array | null>
  /** The maximum of pictures of one run. */
  readonly most: number
  /** Ends the run early. */
  readonly signal?: AbortSignal
}

/** With the name of its current picture. */
type DuePicture = PictureSubject & { readonly last: string | undefined }

/** The version of the template; incrementing it renders every picture again. */
const edition = 1

/** The storage key of a picture. */
export const keyOf = (name: string): string => `sharing/${name}.jpg`

/**
 * Renders the Open Graph images of articles and positions that have none or a changed title, and deletes those of
 * removed subjects. Resolves to the number of rendered pictures; failures are logged and skipped.
 */
export async function makeSharingPictures(
  db: Kysely<AdminTables>,
  dependencies: Dependencies,
): Promise<number> {
  const due = await listDue(db, dependencies.most)
  const made = due.length > 0 ? await makeAll(db, dependencies, due) : []
  // Only the pages of the subjects themselves name their pictures; one that is gone has no page.
  const touched = made.map(({ subject }) => subject)
  if (made.length > 0) await db.transaction().execute(trx => bumpRevision(trx, touched))
  for (const { last } of made) if (last !== undefined) await dependencies.storage.remove(keyOf(last))
  await removeOthers(db, dependencies.storage)
  return made.length
}

/** The first subjects without a current picture, newest first. */
async function listDue(db: Kysely<AdminTables>, most: number): Promise<DuePicture[]> {
  const due: DuePicture[] = []
  for await (const wanted of listPictureSubjects(db)) {
    const known = await db
      .selectFrom('sharing_pictures')
      .selectAll()
      .where(
        'subject',
        'in',
        wanted.map(({ subject }) => subject),
      )
      .execute()
    const names = new Map(known.map(({ subject, iso, name }) => [`${subject} ${iso}`, name]))
    for (const each of wanted) {
      const last = names.get(`${each.subject} ${each.iso}`)
      if (last !== nameOf(each)) due.push({ ...each, last })
      if (due.length === most) return due
    }
    await setImmediate()
  }
  return due
}

/** Renders pictures one after the other. Resolves to the successful ones. */
async function makeAll(
  db: Kysely<AdminTables>,
  dependencies: Dependencies,
  due: readonly DuePicture[],
): Promise<DuePicture[]> {
  const composer = openComposer(dependencies.signal)
  try {
    const made: DuePicture[] = []
    for (const each of due) {
      if (dependencies.signal?.aborted) break
      if (await makeOne(db, dependencies, composer, each)) made.push(each)
    }
    return made
  } finally {
    composer.close()
  }
}

async function makeOne(
  db: Kysely<AdminTables>,
  { storage, log, findPictureFile, signal }: Dependencies,
  composer: Composer,
  wanted: PictureSubject,
): Promise<boolean> {
  const { subject, iso, title, kicker, cover } = wanted
  const name = nameOf(wanted)
  try {
    const isOfLibrary = cover !== null && mediaIdOf(cover) !== null
    const find = isOfLibrary ? (name: string) => findCoverFile({ db, storage }, name) : findPictureFile
    const ground = cover === null ? null : await find(cover)
    const picture = await composer.compose({
      title,
      kicker,
      locale: localeOfTag(iso),
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
      log.warn({ subject, iso, reason: String(error) }, 'sharing picture could not be rendered')
    return false
  }
}

/** Deletes the pictures of removed subjects from the storage. */
async function removeOthers(db: Kysely<AdminTables>, storage: Storage): Promise<void> {
  for (let after = ''; ; ) {
    const slice = await db
      .selectFrom('sharing_pictures')
      .selectAll()
      .where('subject', '>', after)
      .orderBy('subject')
      .limit(rowsAtOnce)
      .execute()
    const isFull = slice.length === rowsAtOnce
    // A full slice may end within the languages of its last subject, which is left to the next slice.
    const cut = isFull ? slice.at(-1)?.subject : undefined
    const rows = slice.filter(({ subject }) => subject !== cut)
    const there = await findSubjects(db, [...new Set(rows.map(({ subject }) => subject))])
    for (const { subject, iso, name } of rows.filter(row => !there.has(`${row.subject} ${row.iso}`))) {
      await storage.remove(keyOf(name))
      await db.deleteFrom('sharing_pictures').where('subject', '=', subject).where('iso', '=', iso).execute()
    }
    if (!isFull) return
    after = rows.at(-1)?.subject ?? ''
    await setImmediate()
  }
}

/** A content hash: the picture of a name is immutable. */
const nameOf = ({ iso, title, kicker, cover, coverVersion }: PictureSubject): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        edition,
        iso,
        title,
        kicker,
        cover,
        ...(coverVersion === undefined ? [] : [coverVersion]),
      ]),
    )
    .digest('hex')
    .slice(0, 20)
