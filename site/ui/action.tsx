import type { ComponentPropsWithRef } from 'react'
import styles from './action.module.css'

interface Look {
  /** An outline instead of the one vermilion on the screen. */
  readonly quiet?: boolean
  readonly small?: boolean
  /** Its words in the middle, where it is stretched. */
  readonly center?: boolean
}

/** The class of a link or button that acts: a pill of at least 44 px. */
export const actionClass = ({ quiet, small, center }: Look = {}): string =>
  [styles.action, quiet && styles.quiet, small && styles.small, center && styles.center]
    .filter(Boolean)
    .join(' ')

/** A button with the same look. */
export function ActionButton({ quiet, small, center, ...props }: Look & ComponentPropsWithRef<'button'>) {
  const look = actionClass({ ...(quiet && { quiet }), ...(small && { small }), ...(center && { center }) })
  return <button type="button" {...props} className={look} />
}

/** The class of an underlined link that stands on its own line, with a target of 44 px. */
export const moreClass: string = styles.more ?? ''
