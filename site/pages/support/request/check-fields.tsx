import { Link } from 'react-router'
import type { SupportProduct } from '../../../../contract/requests/support/products.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { ConsentText } from '../../../features/forms/consent-text.tsx'
import { link } from '../../../language/link.ts'
import { shape } from './check-step.ts'
import styles from './request.module.css'
import type { FieldsProps } from './step.tsx'
import { changing, pathOfStep, type StepName } from './steps.ts'
import { Suggestions } from './suggestions.tsx'
import { useCheckedFiles } from './use-checked-files.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Everything once more before it is sent, with a way back to each. The answers go along with the form, so that it can be
 * sent even when what was kept of them has run out. https://design-system.service.gov.uk/patterns/check-answers/
 */
export default function CheckFields(props: FieldsProps) {
  const { copy, asked, locale, form, draft, typed, suggestions } = props
  const { conduct } = copy
  const { fields, questions, options } = asked
  const back = new URLSearchParams({ ...(draft !== null && { link: draft }), ...changing })
  const checked = useCheckedFiles(props, [typed.uploads ?? []].flat())
  const product = options.product[text(typed.product) as SupportProduct] ?? text(typed.product)
  const rows: readonly (readonly [keyof typeof fields, StepName, readonly string[]])[] = [
    ['product', 'product', [product]],
    ['name', 'you', [text(typed.name)]],
    ['email', 'you', [text(typed.email)]],
    ['question', 'question', text(typed.question).split(/\n+/)],
    ['uploads', 'files', checked.lines.length > 0 ? checked.lines : [copy.noFiles]],
  ]
  return (
    <>
      <dl className={styles.answers}>
        {rows.map(([name, step, values]) => (
          <div key={name} id={`request-${name}`} tabIndex={-1}>
            <dt>{fields[name]}</dt>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was written never changes places
              <dd key={at}>{value}</dd>
            ))}
            <dd className={styles.change}>
              <Link
                to={`${link(locale, pathOfStep(form, step))}?${back}`}
                aria-label={interpolate(copy.changeLabel, { label: fields[name] })}
              >
                {copy.change}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      {shape.text.map(name => (
        <input key={name} type="hidden" name={name} value={text(typed[name])} />
      ))}
      {checked.ids.map(id => (
        <input key={id} type="hidden" name="uploads" value={id} />
      ))}
      <p role="status" className="visually-hidden">
        {checked.announcement}
      </p>
      <Suggestions copy={copy.suggestions} suggestions={suggestions} />
      <div className={styles.conduct}>
        <p>{conduct.text}</p>
        <Checkbox
          name="code_of_conduct"
          label={<ConsentText text={questions.code_of_conduct} links={conduct} locale={locale} />}
          required
        />
        <p className={styles.soft}>
          <ConsentText text={conduct.privacy} links={conduct} locale={locale} />
        </p>
      </div>
    </>
  )
}
