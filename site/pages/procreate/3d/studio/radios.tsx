import styles from './radios.module.css'

interface RadiosProps<Name extends string> {
  readonly name: string
  readonly label: string
  /** `balls` and `swatches` show a colour, with the label as text for assistive technology and as a tooltip. */
  readonly look: 'words' | 'swatches' | 'balls'
  readonly options: readonly (readonly [Name, string])[]
  readonly value: Name
  onChoose(value: Name): void
}

/** A group of native radio buttons. */
export function Radios<Name extends string>({
  name,
  label,
  look,
  options,
  value,
  onChoose,
}: RadiosProps<Name>) {
  return (
    <fieldset className={`${styles.radios} ${styles[look]}`}>
      <legend className={look === 'words' ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.row}>
        {options.map(([option, word]) => (
          <label key={option} className={styles.option} title={look === 'words' ? undefined : word}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {look === 'words' ? null : <span className={styles.sample} data-tone={option} />}
            <span className={styles.word}>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
