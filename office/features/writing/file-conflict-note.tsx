import { Link } from 'react-router'
import type { EntryView } from '../../../contract/office/content-text.ts'
import { pathOfConflict } from '../content/conflict-path.ts'
import type { PartAddress } from '../content/content-path.ts'
import { cardClass } from '../screen.tsx'
import { formatTime } from '../time.tsx'

type FileConflict = NonNullable<EntryView['file_conflict']>

interface FileConflictNoteProps {
  readonly address: PartAddress
  readonly conflict: FileConflict
  readonly zone: string
}

const sentences: Readonly<Record<FileConflict['kind'], string>> = {
  changed: 'Developers have changed the file of this text, and staff have changed the text here',
  removed: 'Developers have removed the file of this text, and staff have changed the text here',
}

/** Says that a part and its file differ, and where that is settled. */
export function FileConflictNote({ address, conflict, zone }: FileConflictNoteProps) {
  return (
    <section className={cardClass} aria-label="Its file differs">
      <p>
        {sentences[conflict.kind]} (known since {formatTime(conflict.since, zone)}). Visitors see what the
        office has published until somebody settles it.{' '}
        {conflict.may_settle ? (
          <Link to={pathOfConflict(address.part, address.path)}>Compare file and office, and settle it</Link>
        ) : (
          'Editors and administrators settle it; you can go on writing.'
        )}
      </p>
    </section>
  )
}
