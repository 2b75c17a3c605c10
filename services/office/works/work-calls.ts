import { languageTagOf } from '../../../contract/locale.ts'
import { nameOfMedia } from '../../../contract/media.ts'
import type { workCalls as calls } from '../../../contract/office/works.ts'
import { findMedia } from '../../admin/media/fill-media.ts'
import { enqueueMedia } from '../../admin/media/make-media.ts'
import { unmade } from '../../admin/media/new-media.ts'
import { prepareWork, type WorkDecision } from '../../admin/requests/made-with/decide-work.ts'
import { answersOf } from '../../admin/requests/request-answers.ts'
import { fold } from '../../admin/search/fold.ts'
import { Refusal } from '../../http/problem.ts'
import { asAdmin } from '../content/find-entry.ts'
import { getScoped, requestsInScope } from '../decisions/find-scoped.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { newMediaId } from '../media/claim-upload.ts'

const maxListed = 100

type Decide = Pick<
  Parameters<OfficeHandlers<typeof calls>['declineWork']>[0],
  'params' | 'session' | 'db' | 'act'
>

/** The handlers of works that readers offer for the wall. */
export const workCalls = (dependencies: OfficeDependencies): OfficeHandlers<typeof calls> => {
  const decide = async ({ params, session, db, act }: Decide, decision: WorkDecision) => {
    const request = await getScoped(db, session, 'made-with', params.reference)
    const store = await prepareWork(dependencies, request, decision)
    const subject = { kind: 'request', id: request.reference, detail: { state: decision.state } } as const
    return act(subject, async trx => {
      await store(asAdmin(trx), { staffId: session.staff.id })
      return { success: true }
    })
  }
  return {
    async listOfferedWorks({ query: { state }, session, db }) {
      const rows = await requestsInScope(db, session, 'made-with')
        .leftJoin('works', 'works.request_id', 'requests.id')
        .leftJoin('media', 'media.id', 'works.media_id')
        .selectAll('requests')
        .select(['works.media_id', 'media.made', 'media.version as media_version', 'media.fault'])
        .where('requests.state', '=', state)
        .where('requests.spam_at', 'is', null)
        .orderBy('requests.created_at', state === 'received' ? 'asc' : 'desc')
        .limit(maxListed)
        .execute()
      const names = rows.flatMap(({ media_id }) => (media_id === null ? [] : [nameOfMedia(media_id)]))
      const options = { languageTag: languageTagOf('en'), crops: false }
      const pictures = await findMedia(db as never, names, options)
      return {
        works: rows.map(row => {
          const { reference, locale, name, email, created_at, media_id, made, fault } = row
          return {
            ...{ reference, state, locale, name, email, created_at, answers: answersOf(row), fault },
            media: media_id,
            is_making: media_id !== null && made === 0 && fault === null,
            picture: pictures.get(nameOfMedia(media_id ?? '')) ?? null,
          }
        }),
      }
    },
    async prepareWork({ params, session: { staff, ...session }, db, now, act }) {
      const request = await getScoped(db, { staff, ...session }, 'made-with', params.reference)
      const subject = { kind: 'request', id: request.reference } as const
      if (request.state !== 'received') throw new Refusal(409, 'It is decided, or withdrawn.')
      const isKnown = await db
        .selectFrom('works')
        .select('media_id')
        .where('request_id', '=', request.id)
        .executeTakeFirst()
      if (isKnown) return act(subject, async () => ({ success: true }))
      const upload = await db
        .selectFrom('uploads')
        .select(['id', 'name'])
        .where('request_id', '=', request.id)
        .where('state', '=', 'complete')
        .where('event_id', 'is', null)
        .where('draft_of', 'is', null)
        .executeTakeFirst()
      if (!upload) throw new Refusal(422, 'Its file is no longer here.')
      const id = newMediaId()
      const at = now.toISOString()
      return act(subject, async trx => {
        // From here on the file belongs to the library, which removes it once its sizes are made.
        await trx.updateTable('uploads').set({ request_id: null }).where('id', '=', upload.id).execute()
        await trx
          .insertInto('media')
          .values({
            ...{ ...unmade, licence: '', source: request.name, id, name: upload.name, version: 1 },
            ...{ focal_x: 50, focal_y: 50, upload_id: upload.id, words: fold(`${upload.name} ${id}`).text },
            // Texts do not use it: it was sent for the wall.
            ...{ created_by: staff.id, created_at: at, updated_at: at, archived_at: at },
          })
          .execute()
        await trx
          .insertInto('works')
          .values({ media_id: id, request_id: request.id, shown_at: null })
          .execute()
        await enqueueMedia(asAdmin(trx), { id, version: 1 })
        return { success: true }
      })
    },
    acceptWork: ({ body: { alt, text }, ...call }) =>
      decide(call, { state: 'accepted', alt, text: text.trim() }),
    declineWork: ({ body: { text }, ...call }) => decide(call, { state: 'declined', text }),
  }
}
