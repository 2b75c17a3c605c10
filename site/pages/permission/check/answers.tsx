import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import type { AnswerRow } from '../../../../contract/requests/describe-answers.ts'
import type { PermissionField } from '../../../../contract/requests/permission/schema.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import type { PermissionCopy } from '../copy/en.ts'
import { addressOf, stepOf } from '../steps.ts'
import styles from './answers.module.css'

interface AnswersProps {
  readonly copy: Pick<PermissionCopy, 'check'>
  readonly locale: Locale
  readonly draft: string
  readonly described: readonly AnswerRow[]
}

/** Every answer with the way back to its question. https://design-system.service.gov.uk/patterns/check-answers/ */
export function Answers({ copy, locale, draft, described }: AnswersProps) {
  const { change, changeWhat } = copy.check
  return (
    <dl className={styles.answers}>
      {described.map(({ field, label, values }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{values.join('\n')}</dd>
          <dd className={styles.change}>
            <Link
              to={`${addressOf(locale, stepOf(field as PermissionField), draft, '&from=check')}#permission-${field}`}
              aria-label={interpolate(changeWhat, { label })}
            >
              {change}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
