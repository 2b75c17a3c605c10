import styles from './film-button.module.css'

const signs = {
  play: 'M4 2v12l10-6z',
  pause: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z',
  sound:
    'M1.5 5.5h3L8.5 2v12l-4-3.5h-3zM10.3 4.8a4.2 4.2 0 0 1 0 6.4l-.9-1.1a2.8 2.8 0 0 0 0-4.2zM12 2.6a7 7 0 0 1 0 10.8l-.9-1.1a5.6 5.6 0 0 0 0-8.6z',
  mute: 'M1.5 5.5h3L8.5 2v12l-4-3.5h-3zM10 6l1-1 1.5 1.5L14 5l1 1-1.5 1.5L15 9l-1 1-1.5-1.5L11 10l-1-1 1.5-1.5z',
  captions: 'M1 3h14v10H1zM2.5 4.500v7h11v-7zM4 8.500h4V10H4zM9 8.500h3V10H9zM4 6h2v1.500H4zM7 6h5v1.500H7z',
} as const

export interface FilmButtonProps {
  readonly sign: keyof typeof signs
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
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[sign]} fill="currentColor" fillRule="evenodd" />
      </svg>
    </button>
  )
}
