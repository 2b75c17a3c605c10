import styles from './film-button.module.css'
import { Icon, type IconName } from './icon.tsx'

export interface FilmButtonProps {
  readonly sign: IconName
  readonly label: string
  readonly onClick: () => void
  /** For a button that keeps its label, whether what it says is on. */
  readonly pressed?: boolean
}

/** A round button on a film. A press before scripts have come is kept for them. */
export function FilmButton({ sign, label, onClick, pressed }: FilmButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-kept-press
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={sign} />
    </button>
  )
}
