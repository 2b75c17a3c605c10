import { useEffect, useState } from 'react'
import type { RevealCopy } from './copy/shape.ts'
import styles from './countdown.module.css'
import { opensAt, type TimeLeft, timeLeft } from './opening.ts'

export interface CountdownProps {
  readonly copy: RevealCopy['countdown']
  /** When the page was made. */
  readonly left: TimeLeft
  /** It has come to its end while somebody was looking. */
  readonly onEnd: () => void
}

const units = ['days', 'hours', 'minutes'] as const

/**
 * Days, hours and minutes, as quiet as a clock on a wall: it announces nothing. Without scripts and under reduced
 * motion only the days stand.
 */
export function Countdown({ copy, left: atFirst, onEnd }: CountdownProps) {
  const [left, setLeft] = useState<TimeLeft | null>(null)

  useEffect(() => {
    const tick = () => {
      const now = timeLeft(new Date())
      setLeft(now)
      if (now === null) onEnd()
    }
    tick()
    const clock = setInterval(tick, 1000)
    return () => clearInterval(clock)
  }, [onEnd])

  const shown = left ?? { days: atFirst.days, hours: null, minutes: null }
  return (
    <div role="timer" aria-live="off" aria-label={copy.label} className={styles.countdown}>
      <time dateTime={opensAt} className={styles.units}>
        {units.map(unit => (
          <span key={unit} className={styles.unit} data-unit={unit}>
            <span className={styles.number}>{format(shown[unit], unit)}</span>{' '}
            <span className={styles.name}>{copy[unit]}</span>
          </span>
        ))}
      </time>
    </div>
  )
}

/** Two digits wait for what only a clock in the browser knows, so that nothing moves when it comes. */
function format(value: number | null, unit: (typeof units)[number]): string {
  if (value === null) return '––'
  return unit === 'days' ? `${value}` : `${value}`.padStart(2, '0')
}
