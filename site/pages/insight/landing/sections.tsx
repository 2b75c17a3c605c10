import type { loadNewsletter } from '../../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../../features/newsletter/newsletter-box.tsx'
import type { InsightCopy } from '../copy/en.ts'
import type { loadYears, ShelfData } from '../load-shelf.ts'
import { Shelf } from '../shelf.tsx'
import { Years } from '../years.tsx'

interface SectionsProps {
  readonly copy: Pick<InsightCopy, 'shelf' | 'years'>
  readonly shelf: ShelfData
  readonly years: Awaited<ReturnType<typeof loadYears>>
  /** The shelf begins below the first screen. */
  readonly below: boolean
  readonly newsletter: ReturnType<typeof loadNewsletter>
}

/** What follows the cover. */
export function Sections({ copy, shelf, years, below, newsletter }: SectionsProps) {
  return (
    <>
      <Shelf copy={copy.shelf} shelf={shelf} below={below} />
      {years && <Years copy={copy.years} years={years} />}
      <NewsletterBox {...newsletter} />
    </>
  )
}
