import type { Kysely } from 'kysely'
import { betaProducts } from '../../../contract/betas.ts'
import { languageTagOf } from '../../../contract/locale.ts'
import type { decisionCalls as calls } from '../../../contract/office/decisions.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import { listPlaces, setPlaces } from '../../admin/requests/beta/places.ts'
import { preparePermission } from '../../admin/requests/permission/decide-permission.ts'
import { prepareEarlyEnd } from '../../admin/requests/permission/end-licence.ts'
import { tokenOf } from '../../admin/requests/reference.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { decideApplications } from './decide-applications.ts'
import { getScoped } from './find-scoped.ts'
import { listApplications } from './list-applications.ts'
import { listLicences } from './list-licences.ts'
import { permissionDecisionOf, verifyChecklist } from './permissions.ts'

/** The handlers of decisions about applications and permission requests, licences and the media list. */
export const decisionCalls = (dependencies: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async listApplications({ query, session, db }) {
    const page = await listApplications(db, session, query)
    return { ...page, places: await listPlaces(db) }
  },
  decideApplications: ({ body, session, act }) => decideApplications(dependencies, session, body, act),
  async setPlaces({ params, body: { places }, act }) {
    const beta = betaProducts.find(product => product === params.beta)
    if (!beta) throw new Refusal(404, 'There is no such beta.')
    return await act({ kind: 'beta', id: beta, detail: { places } }, async (trx: Kysely<OfficeTables>) => {
      await setPlaces(trx, beta, places)
      return { success: true }
    })
  },
  async previewPermission({ params, body, session, db }) {
    const request = await getScoped(db, session, 'permission', params.reference)
    const { letter } = await preparePermission(dependencies, request, permissionDecisionOf(body))
    // The token of the sender's page is theirs alone.
    const text = letter.text.replaceAll(tokenOf(dependencies.secret, request.reference), '…')
    return { subject: letter.subject, text, lang: languageTagOf(request.locale) }
  },
  async decidePermission({ params, body, session, db, act }) {
    const request = await getScoped(db, session, 'permission', params.reference)
    verifyChecklist(body)
    const { decide } = await preparePermission(dependencies, request, permissionDecisionOf(body))
    const { state, starts_on = null, ends_on = null, checked } = body
    const detail = state === 'accepted' ? { state, starts_on, ends_on, checked } : { state, checked }
    return await act(
      { kind: 'request', id: request.reference, detail },
      async (trx: Kysely<OfficeTables>) => {
        await decide(trx, { staffId: session.staff.id })
        const ofRequest = trx.selectFrom('requests').select('version').where('id', '=', request.id)
        return await ofRequest.executeTakeFirstOrThrow()
      },
    )
  },
  listLicences: ({ query, session, db, now }) => listLicences(db, session, query, now),
  async endLicence({ params, body: { ends_on, reason }, session, db, act }) {
    const request = await getScoped(db, session, 'permission', params.reference)
    const end = await prepareEarlyEnd(dependencies, request, { endsOn: ends_on, reason })
    return await act(
      { kind: 'licence', id: request.reference, detail: { ends_on } },
      async (trx: Kysely<OfficeTables>) => {
        await end(trx, { staffId: session.staff.id })
        return { success: true }
      },
    )
  },
  eraseApplication: call => eraseRequest(dependencies, 'position-application', call),
  leaveMediaList: call => eraseRequest(dependencies, 'media-list', call),
})

type EraseCall = Pick<
  Parameters<OfficeHandlers<typeof calls>['leaveMediaList']>[0],
  'params' | 'session' | 'db' | 'act'
>

/** Erases a request of a kind with its files. Throws `Refusal` 404. */
async function eraseRequest(
  { eraseFiles }: OfficeDependencies,
  kind: RequestKind,
  { params, session, db, act }: EraseCall,
) {
  const { id, reference } = await getScoped(db, session, kind, params.reference)
  await eraseFiles({ requests: [id] })
  return await act({ kind: 'request', id: reference }, async trx => {
    await trx.deleteFrom('requests').where('id', '=', id).execute()
    return { success: true }
  })
}
