import { Form, Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { WrittenAnnouncement } from '../../../contract/office/announcements.ts'
import { Button, Fault, Field, Select } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { actsClass, cardClass } from '../../features/screen.tsx'
import { sectionTitles } from './announcement-titles.ts'
import styles from './announcements.module.css'
import type { AnnouncementField, AnnouncementOutcome } from './change-announcements.ts'

interface AnnouncementFormProps {
  /** null: a new one. */
  readonly chosen: WrittenAnnouncement | null
  readonly outcome: AnnouncementOutcome | null
  readonly zone: string
  /** Its beginning and its end, on the clock of the time zone. */
  readonly times: { readonly from: string; readonly until: string }
}

/** Writes an announcement; what was typed stays after a refusal. */
export function AnnouncementForm({ chosen, outcome, zone, times }: AnnouncementFormProps) {
  const saved: Readonly<Record<AnnouncementField, string>> = {
    id: chosen?.id ?? '',
    version: String(chosen?.version ?? ''),
    language: chosen?.language ?? 'en',
    section: chosen?.section ?? 'all',
    text: chosen?.text ?? '',
    link_to: chosen?.link_to ?? '',
    link_text: chosen?.link_text ?? '',
    ...times,
  }
  const value = (name: AnnouncementField) => outcome?.typed[name] ?? saved[name]
  const isLive = chosen !== null && chosen.state !== 'draft'
  const language = chosen?.language
  return (
    <Form method="post" action="/site/announcements" className={cardClass} aria-labelledby="announcement">
      <h2 id="announcement">{chosen ? 'Change the announcement' : 'New announcement'}</h2>
      {outcome && <Fault>{outcome.fault}</Fault>}
      <input type="hidden" name="id" value={value('id')} />
      {/* Not the one that was refused: what somebody else has saved stands in the list below. */}
      <input type="hidden" name="version" value={saved.version} />
      <div className={styles.pair}>
        <Select label="Language" name="language" options={languageTitles} defaultValue={value('language')} />
        <Select label="Shown on" name="section" options={sectionTitles} defaultValue={value('section')} />
      </div>
      <Field
        label="Text"
        name="text"
        defaultValue={value('text')}
        maxLength={200}
        lang={language && languageTagOf(language)}
        help="One sentence, at most 200 characters."
        required
      />
      <div className={styles.pair}>
        <Field
          label="Link"
          name="link_to"
          defaultValue={value('link_to')}
          maxLength={500}
          placeholder="/press, or https://…"
          help="A page of ours opens in the language of the announcement."
        />
        <Field
          label="Words of the link"
          name="link_text"
          defaultValue={value('link_text')}
          maxLength={60}
          lang={language && languageTagOf(language)}
        />
      </div>
      <div className={styles.pair}>
        <Field label="From" name="from" type="datetime-local" defaultValue={value('from')} required />
        <Field
          label="Until"
          name="until"
          type="datetime-local"
          defaultValue={value('until')}
          help={`Your time: ${zone}.`}
          required
        />
      </div>
      <div className={actsClass}>
        <Button look="main" name="act" value="publish">
          {isLive ? 'Publish the change' : 'Publish'}
        </Button>
        <Button name="act" value="save">
          Save as a draft
        </Button>
        {isLive && (
          <Button name="act" value="withdraw" formNoValidate>
            Take it off the site
          </Button>
        )}
        {chosen && (
          <Button name="act" value="remove" look="plain" formNoValidate>
            Remove
          </Button>
        )}
        <Link to="/site/announcements">Cancel</Link>
      </div>
    </Form>
  )
}
