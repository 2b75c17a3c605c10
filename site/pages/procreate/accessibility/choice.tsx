import styles from './choice.module.css'

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly copy: Readonly<Record<Value | 'label', string>>
  /** The first option is the default. */
  readonly values: readonly Value[]
}

/** A radio group styled as a row of keys. */
export const Choice = <Value extends string>({ name, copy, values }: ChoiceProps<Value>) => (
  <fieldset className={styles.choice}>
    <legend className={styles.label}>{copy.label}</legend>
    <div className={styles.keys}>
      {values.map((value, at) => (
        <label key={value} className={styles.key}>
          <input type="radio" name={name} value={value} defaultChecked={at === 0} className={styles.radio} />
          {copy[value]}
        </label>
      ))}
    </div>
  </fieldset>
)
