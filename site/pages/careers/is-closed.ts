import type { PositionDetails } from '../../../contract/admin.ts'

/** Whether a position takes no more applications, from its day on in UTC. */
export const isClosed = ({ closed_on }: Pick<PositionDetails, 'closed_on'>): boolean =>
  closed_on !== null && closed_on <= new Date().toISOString().slice(0, 10)
