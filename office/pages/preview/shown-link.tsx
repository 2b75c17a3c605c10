import { useId } from 'react'
import { CopyField } from '../../features/copy-field.tsx'
import { cardClass, softClass } from '../../features/screen.tsx'
import styles from './preview.module.css'

interface ShownLinkProps {
  readonly token: string
  readonly origin: string
  readonly pages: readonly string[]
}

/** The link that was made, to copy; its token is shown nowhere else. */
export function ShownLink({ token, origin, pages }: ShownLinkProps) {
  const id = useId()
  const [first = '', ...others] = pages.map(page => `${origin}${page}?preview=${token}`)
  return (
    <section className={cardClass} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        The link
      </h2>
      <CopyField value={first} labelledBy={`${id}-title`} describedBy={`${id}-help`} />
      <a href={first} target="_blank" rel="noopener">
        Open
      </a>
      <p id={`${id}-help`} className={softClass}>
        Whoever has it sees this page for seven days, without an account. It is not shown again: copy it now.
      </p>
      {others.length > 0 && (
        <p className={softClass}>
          It opens other pages of this text too:{' '}
          {others.map((other, at) => (
            <span key={other}>
              {at > 0 && ', '}
              <a href={other} target="_blank" rel="noopener">
                {pages[at + 1]}
              </a>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
