import { Field } from '../controls.tsx'
import { formatMoment } from '../local-time.ts'
import styles from './moment-fields.module.css'
import type { MomentFault } from './read-moment.ts'

interface MomentFieldsProps {
  readonly label: string
  readonly zone: string
  /** What was refused; null: nothing yet. */
  readonly refused: MomentFault | null
}

/** A day and a time in the time zone of the member of staff; of a time that comes twice, which. */
export function MomentFields({ label, zone, refused }: MomentFieldsProps) {
  return (
    <>
      <Field
        label={label}
        name="at"
        type="datetime-local"
        defaultValue={refused?.typed.replace(' ', 'T')}
        help={`In ${zone}.`}
        required
      />
      {refused !== null && refused.choices.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>It comes twice: which?</legend>
          {refused.choices.map((at, turn) => (
            <label key={at}>
              <input type="radio" name="which" value={at} required /> {turn === 0 ? 'First' : 'Second'},{' '}
              {formatMoment(at, zone)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
