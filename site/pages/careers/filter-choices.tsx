import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { plural } from '../../../ui/language/format.ts'
import type { CareersCopy } from './copy/en.ts'
import styles from './filter-choices.module.css'
import { addressOf, filterNames } from './filters.ts'
import type { Choice, Positions } from './load-positions.ts'

interface FilterChoicesProps {
  readonly copy: CareersCopy['positions']
  readonly locale: Locale
  readonly choices: NonNullable<Positions['choices']>
  readonly filtered: boolean
}

/** The options of each filter as links; the link of the selected option removes it. */
export function FilterChoices({ copy, locale, choices, filtered }: FilterChoicesProps) {
  return (
    <nav className={styles.filters} aria-label={copy.filters}>
      {filterNames.map(name => (
        <div key={name} className={styles.group}>
          <h3 className={styles.name} id={`filter-${name}`}>
            {copy.filter[name]}
          </h3>
          <ul className={styles.choices} aria-labelledby={`filter-${name}`}>
            {choices[name].map(choice => (
              <li key={choice.id}>
                <ChoiceLink choice={choice} copy={copy} locale={locale} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {filtered && (
        <Link className={moreClass} to={`${addressOf(locale, {})}#positions`} preventScrollReset>
          {copy.clear}
        </Link>
      )}
    </nav>
  )
}

function ChoiceLink({
  choice: { title, count, active, address },
  copy,
  locale,
}: {
  readonly choice: Choice
  readonly copy: CareersCopy['positions']
  readonly locale: Locale
}) {
  return (
    <Link
      className={styles.choice}
      to={`${address}#positions`}
      preventScrollReset
      aria-current={active || undefined}
      data-none={count === 0 || undefined}
    >
      {title}
      <span className="visually-hidden">
        {active ? `, ${copy.remove}` : `, ${plural(copy.count, count, locale)}`}
      </span>
      {active ? <Cross /> : <span aria-hidden="true">{count}</span>}
    </Link>
  )
}

const Cross = () => (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
)
