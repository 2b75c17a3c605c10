import { everyLocale } from '../../../contract/locale.ts'
import type { mediaCalls as calls } from '../../../contract/office/media.ts'
import { mediaLimits } from '../../../contract/office/media-limits.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { findFiles } from '../../admin/media/fill-media.ts'
import { enqueueMedia } from '../../admin/media/make-media.ts'
import { unmade } from '../../admin/media/new-media.ts'
import { fold } from '../../admin/search/fold.ts'
import { Refusal } from '../../http/problem.ts'
import { asAdmin } from '../content/find-entry.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { AuditSubject, OfficeHandlers } from '../handler.ts'
import { changeWords } from './change-words.ts'
import { getPictureUpload, newMediaId } from './claim-upload.ts'
import { deleteMedia } from './delete-media.ts'
import { getMediaRow, getMediaView, wordLanguagesOf } from './get-media.ts'
import { listMedia, thumbnailOf } from './list-media.ts'
import { findUses } from './media-uses.ts'
import { nextVersion } from './next-version.ts'

const defaultPageSize = 48

/** What a new file says is read when its sizes are made. */
const unstated = { licence: '', source: '' } as const

const subjectOf = (id: string, detail: AuditSubject['detail'] = {}): AuditSubject => ({
  kind: 'media',
  id,
  detail,
})

/** The handlers of the media library. */
export const mediaCalls = ({
  finishUploads,
  searchCollection,
}: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  listMedia: ({ query, db }) => listMedia(db, { ...query, limit: query.limit ?? defaultPageSize }),
  searchCollection: async ({ query: { q } }) => ({ pictures: searchCollection(q) }),
  async getMediaLimits() {
    const { bytes, pixels, types } = mediaLimits
    return { bytes, pixels, types: [...types] }
  },
  getMedia: ({ params, session, db }) => getMediaView(db, session, params.id),
  async getThumbnail({ params, db }) {
    const { id } = await getMediaRow(db, params.id)
    return { thumbnail: thumbnailOf(await findFiles(db, [id])) }
  },
  async addMedia({ body: { upload }, session: { staff }, db, now, act }) {
    // The same upload again: an answer that was lost on its way.
    const known = await db.selectFrom('media').select('id').where('upload_id', '=', upload).executeTakeFirst()
    const id = known?.id ?? newMediaId()
    if (known) return act(subjectOf(id), async () => ({ id }))
    await finishUploads([upload])
    const { name } = await getPictureUpload(db, upload)
    const at = now.toISOString()
    return act(subjectOf(id), async trx => {
      await takeUpload(() =>
        trx
          .insertInto('media')
          .values({
            ...{ ...unmade, ...unstated, id, name, version: 1, focal_x: 50, focal_y: 50, upload_id: upload },
            ...{ words: fold(`${name} ${id}`).text, created_by: staff.id },
            ...{ created_at: at, updated_at: at, archived_at: null },
          })
          .execute(),
      )
      await enqueueMedia(asAdmin(trx), { id, version: 1 })
      return { id }
    })
  },
  async replaceMedia({ params, body: { upload, version }, db, now, act }) {
    const { id } = await getMediaRow(db, params.id)
    await finishUploads([upload])
    const { name } = await getPictureUpload(db, upload)
    return act(subjectOf(id, { version }), trx =>
      takeUpload(() => nextVersion(trx, { id, version, now }, { ...unstated, upload_id: upload, name })),
    )
  },
  async changeMediaWords({ params, body: { alt, credit, version }, session, db, act }) {
    const media = await getMediaRow(db, params.id)
    const language = everyLocale.find(each => each === params.language)
    if (!language) throw new Refusal(404, 'There is no such language.')
    if (!wordLanguagesOf(session.staff).includes(language))
      throw new Refusal(403, 'It is not yours to write.')
    const words = { language, alt: alt.trim(), credit: credit.trim(), version }
    return act(subjectOf(media.id, { language }), async trx => ({
      version: await changeWords(trx, media, words),
    }))
  },
  async setFocalPoint({ params, body: { x, y, version }, db, now, act }) {
    const { id, original_key: original } = await getMediaRow(db, params.id)
    if (original === null) throw new Refusal(409, 'The picture is still being made.')
    return act(subjectOf(id, { x, y }), trx =>
      nextVersion(trx, { id, version, now }, { focal_x: x, focal_y: y }),
    )
  },
  async archiveMedia({ params, body: { archived }, db, now, act }) {
    const { id } = await getMediaRow(db, params.id)
    return act(subjectOf(id, { archived }), async trx => {
      const [use] = archived ? ((await findUses(trx, id)).get(id) ?? []) : []
      if (use) throw new Refusal(409, `${use.path} uses it.`)
      const archived_at = archived ? now.toISOString() : null
      await trx.updateTable('media').set({ archived_at }).where('id', '=', id).execute()
      return { success: true }
    })
  },
  async deleteMedia({ params, body: { version }, db, now, act }) {
    const media = await getMediaRow(db, params.id)
    return act(subjectOf(media.id, { name: media.name }), async trx => {
      await deleteMedia(trx, { ...media, version, now })
      return { success: true }
    })
  },
})

async function takeUpload<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'upload_id')) throw new Refusal(409, 'The file belongs to something else.')
    throw error
  }
}
