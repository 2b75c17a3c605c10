import { trap } from './answer.ts'
import type { SendingCopy } from './copy/shape.ts'
import styles from './send-form.module.css'
import { Vouched } from './vouched.tsx'

/** What a form says about its proof. */
export type ProofCopy = Pick<SendingCopy, 'trap' | 'vouched' | 'vouchedLinks'>

export interface ProofFieldsProps {
  readonly copy: ProofCopy
  /** Before the ids of the form's fields. */
  readonly prefix: string
  /** For whoever runs no scripts: a proof that is good in a moment. */
  readonly patience?: string | undefined
}

/** What a form has so that people are told from programs: a proof without scripts, a trap, and who vouches. */
export const ProofFields = ({ copy, prefix, patience }: ProofFieldsProps) => (
  <>
    {patience && <input type="hidden" name="captcha" value={patience} />}
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`${prefix}-${trap}`}>{copy.trap}</label>
      <input id={`${prefix}-${trap}`} name={trap} tabIndex={-1} autoComplete="off" />
    </div>
    {copy.vouched && <Vouched copy={copy} />}
  </>
)
