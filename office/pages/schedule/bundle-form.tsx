import { Form, Link } from 'react-router'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import { formatMoment } from '../../features/local-time.ts'
import { cardClass, softClass } from '../../features/screen.tsx'
import styles from './schedule.module.css'

interface BundleOfPart {
  readonly id: string
  readonly name: string
  readonly at: string | null
  /** The number of the revision that goes out; null: it leaves the site. */
  readonly number: number | null
}

interface BundleFormProps {
  readonly address: PartAddress
  /** Those that this part is in. */
  readonly bundles: readonly BundleOfPart[]
  /** Those that it can be added to. */
  readonly open: readonly { readonly id: string; readonly name: string }[]
  /** The revision that would be added. */
  readonly number: number
  readonly zone: string
}

/** Adds a part to a bundle, as it was saved last. */
export function BundleForm({ address, bundles, open, number, zone }: BundleFormProps) {
  const action = pathOfScreen('schedule', address)
  const mayLeave = address.part !== 'facts'
  return (
    <section className={cardClass} aria-labelledby="together">
      <h2 id="together">Together with others</h2>
      {bundles.length > 0 && (
        <ul className={styles.bundles} aria-label="Bundles of this part">
          {bundles.map(bundle => (
            <li key={bundle.id}>
              <Link to={`/bundles/${bundle.id}`}>{bundle.name}</Link>{' '}
              <span className={softClass}>
                {bundle.number === null ? 'leaves the site' : `revision ${bundle.number}`}
                {bundle.at !== null && `, ${formatMoment(bundle.at, zone)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={softClass}>
        A bundle publishes texts and languages at one moment, or takes them off: all of it, or nothing.
      </p>
      {open.length > 0 && (
        <Form method="post" action={action} className={styles.form}>
          <Select
            label="Bundle"
            name="bundle"
            options={Object.fromEntries(open.map(({ id, name }) => [id, name]))}
          />
          {mayLeave && <What number={number} />}
          <Button name="act" value="bundle">
            {mayLeave ? 'Add to the bundle' : `Add revision ${number}`}
          </Button>
        </Form>
      )}
      <Form method="post" action={action} className={styles.form}>
        <Field label="New bundle" name="name" maxLength={100} required />
        {mayLeave && <What number={number} />}
        <Button name="act" value="bundle">
          {mayLeave ? 'Begin it' : `Begin it with revision ${number}`}
        </Button>
      </Form>
    </section>
  )
}

/** What the bundle does with the part. */
const What = ({ number }: { readonly number: number }) => (
  <Select
    label="What it does"
    name="what"
    options={{ publish: `Revision ${number} goes out`, unpublish: 'It leaves the site' }}
  />
)
