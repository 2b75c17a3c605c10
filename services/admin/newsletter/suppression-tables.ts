import type { Generated } from 'kysely'
import type { SuppressionReason } from '../../../contract/suppressions.ts'

/** The tables of addresses that get no newsletter. */
export interface SuppressionTables {
  suppressions: SuppressionTable
  temporary_bounces: TemporaryBounceRow
  webhook_deliveries: WebhookDeliveryRow
}

/** A suppressed address, as a keyed hash. */
interface SuppressionRow {
  email_hash: string
  since: string
  reason: SuppressionReason
}

type SuppressionTable = Omit<SuppressionRow, 'reason'> & { reason: Generated<SuppressionReason> }

/** A day on which mails to an address bounced for the time being; the address as in `suppressions`. */
interface TemporaryBounceRow {
  email_hash: string
  day: string
}

/** A webhook delivery that was taken: its id is good once. */
interface WebhookDeliveryRow {
  /** SHA-256, in hex. */
  id_hash: string
  at: string
}
