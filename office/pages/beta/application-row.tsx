import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { Application } from '../../../contract/office/decisions.ts'
import { languageTitles } from '../../features/labels.ts'
import { pathOfRequest } from '../../features/request-path.ts'
import { Time } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import styles from './beta.module.css'
import { type BetaFilter, type BetaOptions, isOpen } from './beta-filter.ts'
import { decisionForm } from './decision-form.ts'

interface ApplicationRowProps {
  readonly application: Application
  readonly options: BetaOptions
  readonly filter: BetaFilter
  readonly isChosen: boolean
  /** A decision about the chosen ones is looked at: the choice stands. */
  readonly isFixed: boolean
  readonly now: string
  readonly zone: string
}

const activations: Readonly<Record<Application['activation'], string>> = {
  none: '',
  pending: 'on its way to the account',
  done: 'brought to the account',
  failed: 'not brought to the account: see Health',
}

/** An application: who, on what, for which betas, and how it stands. */
export function ApplicationRow({
  application,
  options,
  filter,
  isChosen,
  isFixed,
  now,
  zone,
}: ApplicationRowProps) {
  const { reference, name, email, locale, devices, familiarity, betas, signed_on, activation } = application
  const lang = languageTagOf(locale)
  const title = name || email
  return (
    <li className={styles.row}>
      {isOpen(filter) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            form={decisionForm}
            name="references"
            value={reference}
            defaultChecked={isChosen}
            disabled={isFixed}
          />
          <span className="visually-hidden">Choose {title}</span>
        </label>
      )}
      <span className={styles.applicant}>
        <Link to={`${pathOfRequest(reference)}?kind=beta-application`} data-row>
          <VisitorText text={title} lang={lang} />
        </Link>
        <span className={styles.soft}>
          {languageTitles[locale]} · {reference}
        </span>
      </span>
      <Cell label="Devices">{titlesOf(devices, options.devices)}</Cell>
      <Cell label="Familiar with">{titlesOf(familiarity, options.familiarity)}</Cell>
      <Cell label="Betas">{betas.length === 0 ? 'none that their devices run' : betas.join(', ')}</Cell>
      <span className={`${styles.cell} ${styles.state}`}>
        {isOpen(filter) ? (
          <>
            <span className={styles.label}>waits </span>
            <Time at={application.waiting_since ?? application.created_at} {...{ now, zone }} short />
          </>
        ) : filter.state === 'invited' ? (
          <>
            {signed_on === null ? (
              'not signed yet'
            ) : (
              <>
                signed <Time at={signed_on} {...{ now, zone }} />
              </>
            )}
            {activation !== 'none' && <span data-state={activation}> · {activations[activation]}</span>}
          </>
        ) : (
          '–'
        )}
      </span>
    </li>
  )
}

interface CellProps {
  readonly label: string
  readonly children: ReactNode
}

const Cell = ({ label, children }: CellProps) => (
  <span className={styles.cell}>
    <span className={styles.label}>{label}: </span>
    {children}
  </span>
)

const titlesOf = (ids: readonly string[], titles: Readonly<Record<string, string>>): string =>
  ids.length === 0 ? '–' : ids.map(id => titles[id] ?? id).join(', ')
