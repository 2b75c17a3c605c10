import styles from './mark.module.css'

/** The logo: a hill in the text colour and the last stripe of its reflection in vermilion. */
export function Mark() {
  return <span className={styles.mark} aria-hidden="true" />
}
