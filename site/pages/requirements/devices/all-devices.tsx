import { isCjk, type Locale } from '../../../../contract/locale.ts'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { RequirementsCopy } from '../copy/en.ts'
import styles from '../table.module.css'
import { familiesOf } from './families.ts'
import type { ListedDevice } from './list-devices.ts'

interface AllDevicesProps {
  readonly copy: RequirementsCopy['all']
  readonly locale: Locale
  readonly devices: readonly ListedDevice[]
}

/** Every device by its family, with what the apps can do on each tablet. */
export function AllDevices({ copy, locale, devices }: AllDevicesProps) {
  return (
    <section className={`grid ${styles.section}`} id="all">
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      <div className={styles.families}>
        {familiesOf(devices).map(({ name, devices: family }) => (
          <details key={name} className={styles.family}>
            <summary>
              <span lang="en">{name}</span>
              <small>{plural(copy.models, family.length, locale)}</small>
            </summary>
            {family.some(({ dreams }) => dreams) ? (
              <Tablets copy={copy} locale={locale} tablets={family} caption={name} />
            ) : (
              <>
                <p className={styles.lead}>{copy.pocketOnly}</p>
                <ul className={styles.names}>
                  {family.map(device => (
                    <li key={device.id}>{device.name}</li>
                  ))}
                </ul>
              </>
            )}
          </details>
        ))}
      </div>
      <p className={styles.note}>{copy.note}</p>
    </section>
  )
}

interface TabletsProps {
  readonly copy: RequirementsCopy['all']
  readonly locale: Locale
  readonly tablets: readonly ListedDevice[]
  readonly caption: string
}

function Tablets({ copy, locale, tablets, caption }: TabletsProps) {
  const comma = isCjk(locale) ? '、' : ', '
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.model}</th>
          <th scope="col">{copy.chip}</th>
          <th scope="col" lang="en">
            procreate
          </th>
          <th scope="col" lang="en">
            dreams
          </th>
        </tr>
      </thead>
      <tbody>
        {tablets.map(({ id, name, chip, isSmooth, hasHover, dreams }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-column={copy.chip}>{chip}</td>
            <td data-column="procreate">
              {[copy.yes, ...(isSmooth ? [copy.smooth] : []), ...(hasHover ? [copy.hover] : [])].join(comma)}
            </td>
            <td data-column="dreams">
              {dreams &&
                [
                  interpolate(copy.content, { n: String(dreams.contentTracks) }),
                  interpolate(copy.video, { n: String(dreams.videoTracks), size: dreams.resolution }),
                  ...(dreams.proRes ? ['ProRes'] : []),
                ].join(comma)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
