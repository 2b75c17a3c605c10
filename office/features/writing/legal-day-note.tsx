import { Form } from 'react-router'
import type { EntryView } from '../../../contract/office/content-text.ts'
import type { PartAddress } from '../content/content-path.ts'
import { Button } from '../controls.tsx'
import { formatDay } from '../day.ts'
import { actsClass, cardClass, softClass } from '../screen.tsx'

interface LegalDayNoteProps {
  readonly address: PartAddress
  readonly view: EntryView
  readonly at: string
}

/** Which version of a legal text visitors see, which is announced, and what publishing would make of either. */
export function LegalDayNote({ address, view, at }: LegalDayNoteProps) {
  const { versions, may, draft } = view
  if (versions === null) return null
  const { current, next } = versions
  const isFacts = address.part === 'facts'
  return (
    <section className={cardClass} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <p>
        Visitors see the version of {formatDay(current)}.
        {next !== null &&
          ` The version of ${formatDay(next)} is announced, and takes effect at 00:00 of that day in Hobart.`}
      </p>
      {draft !== null && !draft.is_live && (
        <p className={softClass}>
          {isFacts
            ? 'A later effective day begins a new version: it is announced with the texts as they are published. Put these facts and the new texts in one bundle, and they go out together.'
            : next === null
              ? `What is published now corrects the version of ${formatDay(current)}. For a new version, give the facts a later effective day, and put both in one bundle.`
              : `What is published now belongs to the announced version of ${formatDay(next)}.`}
        </p>
      )}
      {next !== null && may.publish && (
        <Form method="post" action={at} className={actsClass}>
          <input type="hidden" name="effective" value={next} />
          <Button name="act" value="withdraw-version">
            Take back the version of {formatDay(next)}
          </Button>
        </Form>
      )}
    </section>
  )
}
