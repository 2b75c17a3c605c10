import styles from './mark.module.css'

/** The hill in the ink of what surrounds it, and the last of its reflection in vermilion. */
export function Mark() {
  return <span className={styles.mark} aria-hidden="true" />
}
