import { useState } from 'react'
import type { CareersCopy } from './copy/en.ts'
import styles from './sayings.module.css'

const signs = { pause: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z', play: 'M4 2v12l10-6z' } as const

/**
 * Quotations of the staff as a marquee of 70 seconds. It pauses on hover, on focus of its button, on request, under
 * reduced motion and without scripts.
 */
export function Sayings({ copy }: { readonly copy: CareersCopy['sayings'] }) {
  const [choice, setChoice] = useState<'still' | 'moving' | undefined>()
  const sign = choice === 'still' ? 'play' : 'pause'
  return (
    <section className={styles.sayings} aria-label={copy.label} data-asked={choice}>
      <div className={styles.window}>
        <div className={styles.track}>
          <Lines lines={copy.lines} />
          <Lines lines={copy.lines} again />
        </div>
      </div>
      <button
        type="button"
        className={styles.button}
        data-kept-press
        onClick={() => setChoice(choice === 'still' ? 'moving' : 'still')}
        onBlur={() => choice === 'moving' && setChoice(undefined)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={signs[sign]} fill="currentColor" />
        </svg>
        {copy[sign]}
      </button>
    </section>
  )
}

/** The second copy closes the gap of the loop and is hidden from assistive technology. */
function Lines({ lines, again }: { readonly lines: readonly string[]; readonly again?: boolean }) {
  return (
    <ul className={styles.lines} aria-hidden={again} data-again={again}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
