import { Form } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { LicenceRow } from '../../../contract/office/decisions.ts'
import { Button, Fault, Field, inputClass } from '../../features/controls.tsx'
import { dayAfter } from '../../features/day.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { languageTitles } from '../../features/labels.ts'
import type { EndOutcome } from './end-licence.ts'
import styles from './licences.module.css'

interface EndFormProps {
  readonly licence: LicenceRow
  /** The address of the list. */
  readonly path: string
  readonly outcome: EndOutcome | null
  readonly now: string
}

/** Ends a license early, with a mail to its holder. */
export function EndForm({ licence: { reference, locale, ends_on }, path, outcome, now }: EndFormProps) {
  return (
    <Disclosure label="End early…" isOpen={outcome !== null}>
      <Form method="post" action={path} preventScrollReset>
        {outcome && <Fault>{outcome.fault}</Fault>}
        <input type="hidden" name="reference" value={reference} />
        <Field
          label="Last day"
          name="ends_on"
          type="date"
          min={dayAfter(now, 0)}
          max={dayAfter(ends_on, -1)}
          defaultValue={outcome?.ends_on}
          required
        />
        <label className={styles.reason}>
          Reason, in {languageTitles[locale]}: the holder reads it in a mail
          <textarea
            name="reason"
            lang={languageTagOf(locale)}
            rows={4}
            maxLength={5000}
            className={inputClass}
            defaultValue={outcome?.reason}
            required
          />
        </label>
        <Button look="main">End {reference} and send the mail</Button>
      </Form>
    </Disclosure>
  )
}
