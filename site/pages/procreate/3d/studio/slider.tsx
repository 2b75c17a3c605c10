import styles from './controls.module.css'

interface SliderProps {
  readonly label: string
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly value: number
  onChange(value: number): void
}

/** A range input with its value beside its label. */
export function Slider({ label, unit, min, max, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <span className={styles.value}>{`${value}${unit}`.replace('-', '−')}</span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={`${value}${unit}`}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}
