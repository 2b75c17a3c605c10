import { Form, Link } from 'react-router'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import { formatMoment } from '../../features/local-time.ts'
import { cardClass, softClass } from '../../features/screen.tsx'
import styles from './schedule.module.css'

interface BundleFormProps {
  readonly address: PartAddress
  /** Those that this part is in. */
  readonly bundles: readonly { id: string; name: string; at: string | null; number: number }[]
  /** Those that it can be added to. */
  readonly open: readonly { readonly id: string; readonly name: string }[]
  /** The revision that would be added. */
  readonly number: number
  readonly zone: string
}

/** Adds a part to a bundle, as it was saved last. */
export function BundleForm({ address, bundles, open, number, zone }: BundleFormProps) {
  const action = pathOfScreen('schedule', address)
  return (
    <section className={cardClass} aria-labelledby="together">
      <h2 id="together">Together with others</h2>
      {bundles.length > 0 && (
        <ul className={styles.bundles} aria-label="Bundles of this part">
          {bundles.map(bundle => (
            <li key={bundle.id}>
              <Link to={`/bundles/${bundle.id}`}>{bundle.name}</Link>{' '}
              <span className={softClass}>
                revision {bundle.number}
                {bundle.at !== null && `, ${formatMoment(bundle.at, zone)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={softClass}>A bundle publishes texts and languages at one moment: all of them, or none.</p>
      {open.length > 0 && (
        <Form method="post" action={action} className={styles.form}>
          <Select
            label="Bundle"
            name="bundle"
            options={Object.fromEntries(open.map(({ id, name }) => [id, name]))}
          />
          <Button name="act" value="bundle">
            Add revision {number}
          </Button>
        </Form>
      )}
      <Form method="post" action={action} className={styles.form}>
        <Field label="New bundle" name="name" maxLength={100} required />
        <Button name="act" value="bundle">
          Begin it with revision {number}
        </Button>
      </Form>
    </section>
  )
}
