import { interpolate } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { systemOf } from '../../features/devices/requirements.ts'
import { type Product, products } from '../../language/link.ts'
import type { RequirementsCopy } from './copy/en.ts'
import styles from './table.module.css'

interface NeedsProps {
  readonly copy: RequirementsCopy['needs']
}

/** What each app needs, side by side; on narrow screens each row is a labelled list. */
export function Needs({ copy }: NeedsProps) {
  const { rows } = copy
  const system = (product: Product) => interpolate(copy.orLater, { system: systemOf(product) })
  const all = [
    { name: copy.system, procreate: system('procreate'), pocket: system('pocket'), dreams: system('dreams') },
    ...rows,
  ]
  return (
    <section data-below className={`grid ${styles.section}`} id="needs">
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            <td />
            {products.map(product => (
              <th key={product} scope="col" lang="en">
                {product}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {products.map(product => (
                <td key={product} data-column={product}>
                  {row[product]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{copy.network}</p>
    </section>
  )
}
