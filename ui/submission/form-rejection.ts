import type { Reasons } from '../../contract/forms/rules.ts'
import type { FormValues } from '../form/form-context.ts'

/** Why a form was rejected, and what its page needs to show it again. */
export interface FormRejection {
  /** The id of the form, on pages with several. */
  readonly intent?: string
  /** Never passwords. */
  readonly values: FormValues
  readonly reasons: Reasons
  /** Sentences of the service, field to list; under '' those that concern no field. */
  readonly messages?: Readonly<Record<string, readonly string[] | undefined>>
  /** `limited`: the rate limit; `failure`: the service is out of reach; `maintenance`: nothing may be stored just now. */
  readonly fault?: 'limited' | 'failure' | 'maintenance'
  /** For `limited`: the seconds to wait; null where the service does not say. */
  readonly retryAfter?: number | null
  /** For browsers without scripts: a captcha token that is valid in a moment. */
  readonly noScriptToken?: string
}

/** The status of a page that shows a form again. */
export const statusOf = ({ fault }: FormRejection): number =>
  fault === undefined ? 422 : fault === 'limited' ? 429 : 503
