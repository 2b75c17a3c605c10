import sprite from '../walker/walk.svg'
import styles from './pose.module.css'

/** A sheet of animation paper with one drawing of the walk and its onion skins. */
export function Pose({ drawing }: { readonly drawing: number }) {
  return (
    <svg className={styles.sheet} viewBox="-470 -390 940 520" aria-hidden="true">
      <rect className={styles.paper} x="-470" y="-390" width="940" height="520" rx="6" />
      <path className={styles.ground} d="M-470 6C-300 0-100 10 90 5S350 8 470 3" />
      <use className={styles.line} href={`${sprite}#pose-${drawing}`} />
      <g className={styles.pegs}>
        <circle cy="88" r="11" />
        <rect x="-190" y="80" width="60" height="16" rx="8" />
        <rect x="130" y="80" width="60" height="16" rx="8" />
      </g>
    </svg>
  )
}
