import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from './controls.tsx'
import styles from './screen.module.css'

interface ScreenProps {
  readonly title: string
  /** Beside the heading: links and filters. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A screen of one column: its heading, and what it shows. */
export function Screen({ title, beside, children }: ScreenProps) {
  return (
    <main id="main" className={styles.screen}>
      <title>{`${title} · Office`}</title>
      <header className={styles.head}>
        <h1>{title}</h1>
        {beside}
      </header>
      {children}
    </main>
  )
}

/** What an act has done, read out when it appears. The focus comes here where the act has taken it away. */
export function Notice({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus()
  }, [key])
  return (
    <p ref={notice} tabIndex={-1} className={styles.notice} role="status">
      {children}
    </p>
  )
}

interface Tab {
  readonly title: string
  readonly to: string
  readonly isHere: boolean
  /** Its content policy is its own, which only a document brings. */
  readonly isDocument?: boolean
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
}

/** The views of a list, each with its address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ title, to, isHere, isDocument = false }) => (
        <Link
          key={to}
          to={to}
          reloadDocument={isDocument}
          aria-current={isHere ? 'page' : undefined}
          className={styles.tab}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}

interface PagesProps {
  /** The address of the list's first page, where this is another one. */
  readonly first: string | null
  readonly next: string | null
}

/** Goes on through a list. */
export function Pages({ first, next }: PagesProps) {
  if (first === null && next === null) return null
  return (
    <nav className={styles.pages} aria-label="Pages">
      {first !== null && (
        <Link className={buttonClass()} to={first}>
          First page
        </Link>
      )}
      {next !== null && (
        <Link className={buttonClass()} to={next} rel="next">
          Next page
        </Link>
      )}
    </nav>
  )
}

export const leadClass = styles.lead ?? ''
/** The row of a list's filters. */
export const filterClass = styles.filter ?? ''
export const softClass = styles.soft ?? ''
export const rowsClass = styles.rows ?? ''
export const factsClass = styles.facts ?? ''
export const cardClass = styles.card ?? ''
export const actsClass = styles.acts ?? ''
export const emptyClass = styles.empty ?? ''
