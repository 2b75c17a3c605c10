import styles from './pigment.module.css'

/** The class that sets `--pigment` to the colour of a category. */
export const pigmentOf = (category: string): string =>
  `${styles.pigmented} ${Object.hasOwn(styles, category) ? styles[category] : ''}`.trim()
