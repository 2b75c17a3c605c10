import type { ComponentPropsWithRef } from 'react'
import styles from './action.module.css'

interface Look {
  /** An outline instead of the one vermilion on the screen. */
  readonly quiet?: boolean
  readonly small?: boolean
}

/** The class of a link or button that acts: a pill of at least 44 px. */
export const actionClass = ({ quiet, small }: Look = {}): string =>
  [styles.action, quiet && styles.quiet, small && styles.small].filter(Boolean).join(' ')

/** A button with the same look. */
export function ActionButton({ quiet, small, ...props }: Look & ComponentPropsWithRef<'button'>) {
  const look = actionClass({ ...(quiet && { quiet }), ...(small && { small }) })
  return <button type="button" {...props} className={look} />
}

/** The class of an underlined link that stands on its own line, with a target of 44 px. */
export const moreClass: string = styles.more ?? ''
