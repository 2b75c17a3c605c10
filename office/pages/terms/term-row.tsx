import { Form } from 'react-router'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import type { VocabularyView } from '../../../contract/office/vocabularies.ts'
import { Button, Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { NarrowFold } from '../../features/narrow-fold.tsx'
import { softClass } from '../../features/screen.tsx'
import type { TermOutcome } from './change-terms.ts'
import { PlaceFields } from './place-fields.tsx'
import styles from './terms.module.css'
import { TitleFields } from './title-fields.tsx'

interface TermRowProps {
  readonly kind: VocabularyView['kind']
  readonly seen: string
  readonly term: VocabularyView['terms'][number]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly outcome: TermOutcome | null
}

/** A term: its titles, its place, and how much is of it. */
export function TermRow({ kind, seen, term, isFirst, isLast, outcome }: TermRowProps) {
  const { id, title, uses, is_fixed } = term
  const what = kind === 'category' ? 'article' : 'position'
  const name = `${kind} ${title.en}`
  const usesOf = uses === 0 ? 'not in use' : count(uses, what)
  return (
    <li className={styles.row}>
      <NarrowFold
        isOpen={outcome !== null}
        label={
          <>
            {everyLocale.map((locale, at) => (
              <span key={locale} lang={languageTagOf(locale)}>
                {at > 0 && ' · '}
                {title[locale]}
              </span>
            ))}{' '}
            <span className={softClass}>{usesOf}</span>
          </>
        }
      >
        <Form method="post" action="/site/terms" className={styles.term} aria-label={name}>
          {outcome && <Fault>{outcome.fault}</Fault>}
          <PlaceFields kind={kind} seen={seen} id={id} />
          <p className={styles.name}>
            <code>{id}</code>
            <span className={softClass}>{usesOf}</span>
          </p>
          <TitleFields of={`the ${kind} ${id}`} title={outcome?.typed.title ?? title} />
          <p className={styles.acts}>
            <Act act="save" label="Save" of={name} />
            <Act act="up" label="Up" of={name} disabled={isFirst} />
            <Act act="down" label="Down" of={name} disabled={isLast} />
            {!is_fixed && uses === 0 && <Act act="remove" label="Retire" of={name} />}
          </p>
        </Form>
      </NarrowFold>
    </li>
  )
}

interface ActProps {
  readonly act: string
  readonly label: string
  readonly of: string
  readonly disabled?: boolean
}

const Act = ({ act, label, of, disabled }: ActProps) => (
  <Button name="act" value={act} disabled={disabled} formNoValidate={act !== 'save'}>
    {label}
    <span className="visually-hidden"> {of}</span>
  </Button>
)
