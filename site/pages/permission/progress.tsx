import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { PermissionAnswers } from '../../../contract/requests/permission/schema.ts'
import type { PermissionCopy } from './copy/en.ts'
import styles from './progress.module.css'
import { addressOf, checkStep, type Step, wayOf } from './steps.ts'

interface ProgressProps {
  readonly copy: Pick<PermissionCopy, 'steps' | 'stepsLabel'>
  readonly locale: Locale
  readonly step: Step
  readonly answers: PermissionAnswers
  readonly draft: string
}

/** All the steps beside the one that is shown: those that are answered lead back to what was said. */
export function Progress({ copy, locale, step, answers, draft }: ProgressProps) {
  const isOpen = (one: Step) => one === 'check' || Object.keys(checkStep(one, answers)).length > 0
  return (
    <nav className={styles.progress} aria-label={copy.stepsLabel}>
      <ol>
        {wayOf(answers).map(one => (
          <li key={one} {...(one === step && { 'aria-current': 'step' as const })}>
            {one === step || isOpen(one) ? (
              <span>{copy.steps[one].short}</span>
            ) : (
              <Link to={addressOf(locale, one, draft)}>{copy.steps[one].short}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
