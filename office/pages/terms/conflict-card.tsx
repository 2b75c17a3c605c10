import { Form } from 'react-router'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import type { VocabularyView } from '../../../contract/office/vocabularies.ts'
import { Button } from '../../features/controls.tsx'
import { actsClass, cardClass, factsClass } from '../../features/screen.tsx'
import { PlaceFields } from './place-fields.tsx'

interface ConflictCardProps {
  readonly kind: VocabularyView['kind']
  readonly seen: string
  readonly conflict: VocabularyView['conflicts'][number]
}

/** A term that the office and its file have each changed. */
export function ConflictCard({ kind, seen, conflict }: ConflictCardProps) {
  const { id, office, file } = conflict
  return (
    <Form method="post" action="/site/terms" className={cardClass} aria-label={`Settle ${id}`}>
      <PlaceFields kind={kind} seen={seen} id={id} />
      <p>
        <code>{id}</code> was changed here and in its file. Visitors see what the office has.
      </p>
      <dl className={factsClass}>
        <dt>Office</dt>
        <dd>
          <Titles title={office} none="Retired" />
        </dd>
        <dt>File</dt>
        <dd>
          <Titles title={file} none="Not there any more" />
        </dd>
      </dl>
      <p className={actsClass}>
        <Button name="act" value="office">
          Keep the office’s
        </Button>
        <Button name="act" value="file">
          Take the file’s
        </Button>
      </p>
    </Form>
  )
}

interface TitlesProps {
  readonly title: VocabularyView['conflicts'][number]['office']
  readonly none: string
}

const Titles = ({ title, none }: TitlesProps) =>
  title === null
    ? none
    : everyLocale.map((locale, at) => (
        <span key={locale} lang={languageTagOf(locale)}>
          {at > 0 && ' · '}
          {title[locale]}
        </span>
      ))
