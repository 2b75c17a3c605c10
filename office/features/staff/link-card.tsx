import { useId } from 'react'
import { CopyField } from '../copy-field.tsx'
import { cardClass, softClass } from '../screen.tsx'

interface LinkCardProps {
  readonly email: string
  readonly link: string
  /** Whether it was mailed too. */
  readonly isMailed: boolean
}

/** The link of an invitation or a reset, to copy; it is shown nowhere else. */
export function LinkCard({ email, link, isMailed }: LinkCardProps) {
  const id = useId()
  return (
    <section className={cardClass} aria-labelledby={`${id}-title`} role="status">
      <h2 id={`${id}-title`}>The link for {email}</h2>
      <CopyField value={link} labelledBy={`${id}-title`} describedBy={`${id}-help`} />
      <p id={`${id}-help`} className={softClass}>
        It works once, for 24 hours, and is not shown again.{' '}
        {isMailed
          ? 'A mail with it is on its way.'
          : 'No mail was sent: pass it on by a way that only they can read.'}
      </p>
    </section>
  )
}
