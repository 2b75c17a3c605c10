import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { interpolate } from '../../../ui/language/format.ts'
import { Phrases, unbroken } from '../../../ui/phrases.tsx'
import { PrivatePage } from '../../frame/private-page.tsx'
import type { PermissionCopy } from './copy/en.ts'
import styles from './paper.module.css'

interface PaperProps {
  readonly copy: Pick<PermissionCopy, 'title' | 'description'>
  readonly heading: string
  readonly above?: ReactNode
  /** In the margin: where one is. */
  readonly margin?: ReactNode
  /** Something has to be put right. */
  readonly failed?: boolean
  readonly children: ReactNode
}

/** A page of somebody's own request: white paper, one column of text, found by no search. */
export function Paper({ copy, heading, above, margin, failed = false, children }: PaperProps) {
  useHeadingFocus()
  const title = interpolate(copy.title, { heading: unbroken(heading) })
  return (
    <PrivatePage
      as="article"
      title={title}
      description={copy.description}
      failed={failed}
      className={`grid ${styles.paper}`}
    >
      {margin}
      <div className={styles.column}>
        <header className={styles.head}>
          {above}
          <h1 className={styles.heading} tabIndex={-1}>
            <Phrases text={heading} />
          </h1>
        </header>
        {children}
      </div>
    </PrivatePage>
  )
}

/** A client-side navigation from another step moves the focus to the heading. */
function useHeadingFocus() {
  const { key, pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page again after a form keeps its focus
  useEffect(() => {
    if (key !== 'default') document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])
}
