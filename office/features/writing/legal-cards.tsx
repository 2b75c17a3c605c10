import { lazy, Suspense } from 'react'
import type { EntryView } from '../../../contract/office/content-text.ts'
import type { PartAddress } from '../content/content-path.ts'
import { LegalDayNote } from './legal-day-note.tsx'
import styles from './writing.module.css'

// Legal texts alone have it.
const ApprovalCard = lazy(async () => ({ default: (await import('./approval-card.tsx')).ApprovalCard }))

interface LegalCardsProps {
  readonly address: PartAddress
  readonly view: EntryView
  /** The address of the screen. */
  readonly at: string
  /** Above the text stands what somebody has asked or decided; below it what may be asked. */
  readonly place: 'above' | 'below'
}

/** What legal texts have besides: their versions, and the approval of a second person. */
export function LegalCards({ address, view, at, place }: LegalCardsProps) {
  const { approval, draft, live, version } = view
  if (approval === null) return null
  const isAsked = draft !== null && !draft.is_live && approval.state !== 'none'
  if (isAsked !== (place === 'above')) return null
  return (
    <div className={styles.cards}>
      {draft && (
        <Suspense>
          <ApprovalCard {...{ address, at, version, draft, live, approval }} />
        </Suspense>
      )}
      <LegalDayNote {...{ address, view, at }} />
    </div>
  )
}
