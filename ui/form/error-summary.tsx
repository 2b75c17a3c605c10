import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import styles from './error-summary.module.css'

interface ErrorSummaryProps {
  readonly heading: string
  /** Each error with the id of its field; without one it concerns the whole. */
  readonly errors: readonly { readonly field?: string; readonly text: string }[]
}

const neverChanges = () => () => {}
const isNot = () => false
const is = () => true

/**
 * The error summary above a form: takes the focus when it appears, and links to the fields.
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const texts = errors.map(({ text }) => text).join('\n')
  // After hydration of a server-rendered summary the visitor may already be typing in a field.
  const cameWithPage = useSyncExternalStore(neverChanges, isNot, is)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts are other errors
  useLayoutEffect(() => {
    if (!cameWithPage || !document.activeElement?.matches('input, textarea, select')) box.current?.focus()
  }, [texts])
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  )
}
