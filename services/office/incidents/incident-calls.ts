import type { incidentCalls as calls } from '../../../contract/office/incidents.ts'
import type { OfficeHandlers } from '../handler.ts'
import { listWrittenIncidents } from './list-written.ts'
import { removeIncident, removeUpdate } from './remove-incident.ts'
import { saveIncident } from './save-incident.ts'

/** The handlers of what staff say on the status page. */
export const incidentCalls: OfficeHandlers<typeof calls> = {
  listIncidents: async ({ db, now }) => ({ incidents: await listWrittenIncidents(db, now) }),
  saveIncident: ({ body, session: { staff }, act, now }) =>
    act({ kind: 'incident', id: body.id ?? '', detail: { kind: body.kind, state: body.state } }, trx =>
      saveIncident(trx, { ...body, staffId: staff.id, now }),
    ),
  removeIncidentUpdate: ({ params: { id = '', update = '' }, act }) =>
    act({ kind: 'incident', id, detail: { update } }, async trx => {
      await removeUpdate(trx, id, update)
      return { success: true }
    }),
  removeIncident: ({ params: { id = '' }, act }) =>
    act({ kind: 'incident', id }, async trx => {
      await removeIncident(trx, id)
      return { success: true }
    }),
}
