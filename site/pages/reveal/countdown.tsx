import { useEffect, useState } from 'react'
import { opensAt } from '../../features/reveal/opens-at.ts'
import type { RevealCopy } from './copy/en.ts'
import styles from './countdown.module.css'
import { type TimeLeft, timeLeft } from './opening.ts'

interface CountdownProps {
  readonly copy: RevealCopy['countdown']
  /** The remaining time when the page was rendered. */
  readonly left: TimeLeft
  /** Called when the countdown ends in view. */
  readonly onEnd: () => void
}

const units = ['days', 'hours', 'minutes'] as const

/**
 * A countdown in days, hours and minutes without announcements; only the days without scripts and under reduced motion.
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
            <span className={styles.number} data-unknown={shown[unit] === null || undefined}>
              {format(shown[unit] ?? 0, unit)}
            </span>{' '}
            <span className={styles.name}>{copy[unit]}</span>
          </span>
        ))}
      </time>
    </div>
  )
}

const format = (value: number, unit: (typeof units)[number]): string =>
  unit === 'days' ? `${value}` : `${value}`.padStart(2, '0')
