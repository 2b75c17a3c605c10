import type { ComponentPropsWithRef } from 'react'
import styles from './action.module.css'

interface Look {
  /** An outline instead of a filled pill, of which a screen has one. */
  readonly quiet?: boolean
  readonly small?: boolean
  /** Centers its label where it is stretched. */
  readonly center?: boolean
}

/** The class of a call to action: a pill of at least 44 px. */
export const actionClass = ({ quiet, small, center }: Look = {}): string =>
  [styles.action, quiet && styles.quiet, small && styles.small, center && styles.center]
    .filter(Boolean)
    .join(' ')

/** A button with the look of a call to action. */
export function ActionButton({ quiet, small, center, ...props }: Look & ComponentPropsWithRef<'button'>) {
  const look = actionClass({ ...(quiet && { quiet }), ...(small && { small }), ...(center && { center }) })
  return <button type="button" {...props} className={look} />
}

/** The class of an underlined link on a line of its own, with a target of 44 px. */
export const moreClass: string = styles.more ?? ''
