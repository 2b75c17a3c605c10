import styles from './list-row.module.css'

/** A row of a list: what it is, and at its end what can be done with it. */
export const rowClass = styles.row ?? ''
export const rowNameClass = styles.name ?? ''
