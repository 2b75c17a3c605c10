import { useId, useState } from 'react'
import { Button, inputClass } from '../../features/controls.tsx'
import { cardClass, softClass } from '../../features/screen.tsx'
import styles from './preview.module.css'
import { useHasScripts } from './use-has-scripts.ts'

interface ShownLinkProps {
  readonly token: string
  readonly origin: string
  readonly pages: readonly string[]
}

/** The link that was made, to copy; its token is shown nowhere else. */
export function ShownLink({ token, origin, pages }: ShownLinkProps) {
  const id = useId()
  const hasScripts = useHasScripts()
  const [copied, setCopied] = useState<string | null>(null)
  const [first = '', ...others] = pages.map(page => `${origin}${page}?preview=${token}`)
  const copy = () =>
    navigator.clipboard.writeText(first).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser did not let it be copied: choose the text, and copy it yourself.'),
    )
  return (
    <section className={cardClass} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        The link
      </h2>
      <div className={styles.link}>
        <input
          className={inputClass}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-help`}
          value={first}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {hasScripts && (
          <Button type="button" onClick={copy}>
            Copy
          </Button>
        )}
        <a href={first} target="_blank" rel="noopener">
          Open
        </a>
      </div>
      {copied && (
        <p className={softClass} role="status">
          {copied}
        </p>
      )}
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
