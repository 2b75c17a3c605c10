import styles from './film-button.module.css'
import { Icon, type IconName } from './icon.tsx'

interface FilmButtonProps {
  readonly sign: IconName
  readonly label: string
  readonly onClick: () => void
  /** `aria-pressed`, for a button whose label does not change. */
  readonly pressed?: boolean
}

/** A round button on a video. A click before hydration is replayed. */
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
