import { Field } from '../controls.tsx'
import { formatMoment, localTimeOf } from '../local-time.ts'
import styles from './moment-fields.module.css'
import type { MomentFault } from './read-moment.ts'

interface MomentFieldsProps {
  readonly label: string
  readonly zone: string
  /** The moment that is planned already. */
  readonly at?: string | null | undefined
  /** What was refused; null: nothing yet. */
  readonly refused: MomentFault | null
}

/** A day and a time in the time zone of the member of staff; of a time that comes twice, which. */
export function MomentFields({ label, zone, at, refused }: MomentFieldsProps) {
  return (
    <>
      <Field
        key={at ?? ''}
        label={label}
        name="at"
        type="datetime-local"
        defaultValue={refused?.typed.replace(' ', 'T') || (at ? localTimeOf(at, zone) : undefined)}
        help={`In ${zone}.`}
        required
      />
      {refused !== null && refused.choices.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>It comes twice: which?</legend>
          {refused.choices.map((choice, turn) => (
            <label key={choice}>
              <input type="radio" name="which" value={choice} required /> {turn === 0 ? 'First' : 'Second'},{' '}
              {formatMoment(choice, zone)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
