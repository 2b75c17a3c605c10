import { Form } from 'react-router'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import type { WrittenIncident } from '../../../contract/office/incidents.ts'
import { Button } from '../../features/controls.tsx'
import { cardClass, softClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { stateTitles } from './incident-titles.ts'
import styles from './incidents.module.css'

/** What was said of an incident so far; a wrong update can be taken away. */
export function Updates({ chosen, zone }: { readonly chosen: WrittenIncident; readonly zone: string }) {
  return (
    <section className={cardClass} aria-labelledby="updates">
      <h2 id="updates">Updates so far</h2>
      {chosen.updates.map(({ id, at, state, texts, by }) => (
        <Form key={id} method="post" action="/site/incidents" className={styles.update}>
          <input type="hidden" name="id" value={chosen.id} />
          <input type="hidden" name="update" value={id} />
          <div>
            <p className={softClass}>
              {`${formatTime(at, zone)} · ${stateTitles[state]}${by === null ? '' : ` · by ${by}`}`}
            </p>
            {everyLocale.map(
              locale =>
                texts[locale] !== '' && (
                  <p key={locale} lang={languageTagOf(locale)}>
                    {texts[locale]}
                  </p>
                ),
            )}
          </div>
          {chosen.updates.length > 1 && (
            <Button
              name="act"
              value="remove-update"
              aria-label={`Remove the update of ${formatTime(at, zone)}`}
            >
              Remove
            </Button>
          )}
        </Form>
      ))}
    </section>
  )
}
