import { Form } from 'react-router'
import type { ContentTermKind } from '../../../contract/office/term-kinds.ts'
import type { VocabularyView } from '../../../contract/office/vocabularies.ts'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import type { TermOutcome } from './change-terms.ts'
import { ConflictCard } from './conflict-card.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TermRow } from './term-row.tsx'
import styles from './terms.module.css'
import { TitleFields } from './title-fields.tsx'

const kindTitles: Readonly<Record<ContentTermKind, string>> = {
  category: 'Categories of articles',
  type: 'Types of positions',
  team: 'Teams',
  location: 'Locations',
  workplace: 'Workplaces',
}

interface VocabularyProps {
  readonly vocabulary: VocabularyView
  readonly outcome: TermOutcome | null
}

/** A vocabulary: its terms in their order, and a new one. */
export function Vocabulary({ vocabulary, outcome }: VocabularyProps) {
  const { kind, seen, terms, conflicts } = vocabulary
  const isNew = outcome?.id === ''
  return (
    <section id={kind} className={styles.vocabulary} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{kindTitles[kind]}</h2>
      {conflicts.map(conflict => (
        <ConflictCard key={conflict.id} kind={kind} seen={seen} conflict={conflict} />
      ))}
      {outcome && !isNew && !terms.some(({ id }) => id === outcome.id) && <Fault>{outcome.fault}</Fault>}
      <ol className={styles.rows} aria-label={kindTitles[kind]}>
        {terms.map((term, at) => (
          <TermRow
            key={`${term.id} ${Object.values(term.title).join(' ')}`}
            kind={kind}
            seen={seen}
            term={term}
            isFirst={at === 0}
            isLast={at === terms.length - 1}
            outcome={outcome?.id === term.id ? outcome : null}
          />
        ))}
      </ol>
      <Disclosure label="Add a term" isOpen={isNew}>
        <Form
          method="post"
          action="/site/terms"
          className={styles.add}
          aria-label={`Add to ${kindTitles[kind]}`}
          key={terms.length}
        >
          {isNew && <Fault>{outcome.fault}</Fault>}
          <PlaceFields kind={kind} seen={seen} id="" />
          <TitleFields of={`the new ${kind}`} title={isNew ? outcome.typed.title : null} />
          <Field
            label="Short name"
            name="new-id"
            defaultValue={isNew ? outcome.typed.id : ''}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            help="For addresses, such as light-and-shade. Made of the English title where it is empty."
          />
          <Button look="main" name="act" value="add">
            Add
          </Button>
        </Form>
      </Disclosure>
    </section>
  )
}
