import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { DeviceForm } from '../../../features/devices/device-form.tsx'
import { link } from '../../../language/link.ts'
import type { RequirementsCopy } from '../copy/en.ts'
import { familiesOf } from './families.ts'
import type { ListedDevice } from './list-devices.ts'
import styles from './look-up.module.css'

interface LookUpProps {
  readonly copy: RequirementsCopy['device']
  readonly locale: Locale
  readonly devices: readonly ListedDevice[]
  readonly asked: ListedDevice | 'unknown' | null
}

/** A GET form with every device, and what runs on the one that was chosen. */
export function LookUp({ copy, locale, devices, asked }: LookUpProps) {
  const start = link(locale, '/requirements')
  const chosen = asked === 'unknown' ? null : asked
  return (
    <section className={`grid ${styles.lookUp}`} id="device">
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.choice}>
        <DeviceForm
          copy={copy}
          action={`${start}#device`}
          chosen={chosen?.id ?? ''}
          unknown={asked === 'unknown'}
        >
          {familiesOf(devices).map(family => (
            <optgroup key={family.name} label={family.name}>
              {family.devices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </DeviceForm>
        <div role="status">
          {chosen && (
            <div className={styles.answer}>
              <h3>{chosen.name}</h3>
              <ul>
                {factsOf(copy.facts, chosen, locale).map(fact => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <Link className={moreClass} to={`${start}?device=${chosen.id}#device`} preventScrollReset>
                {copy.address}
              </Link>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function factsOf(copy: RequirementsCopy['device']['facts'], device: ListedDevice, locale: Locale): string[] {
  const { dreams, isSmooth, hasHover } = device
  if (!dreams) return [copy.pocket, copy.tabletsOnly]
  const { videoTracks, contentTracks, resolution, proRes } = dreams
  const slots = { n: String(videoTracks), size: resolution, content: String(contentTracks) }
  return [
    copy.procreate,
    ...(isSmooth ? [copy.smooth] : []),
    ...(hasHover ? [copy.hover] : []),
    interpolate(plural(copy.dreams, videoTracks, locale), slots),
    ...(proRes ? [copy.proRes] : []),
    copy.phonesOnly,
  ]
}
