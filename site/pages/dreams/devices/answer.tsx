import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import type { FoundDevice } from '../../../features/devices/device-classes.ts'
import { link } from '../../../language/link.ts'
import type { DreamsCopy } from '../copy/en.ts'
import styles from './answer.module.css'

interface AnswerProps {
  readonly copy: DreamsCopy['devices']['answer']
  readonly locale: Locale
  readonly device: FoundDevice
  readonly name: string
}

/** The abilities of a tablet or a device class, as text and as a timeline of its tracks. */
export function Answer({ copy, locale, device, name }: AnswerProps) {
  const { videoTracks, contentTracks, resolution, proRes } = device.deviceClass
  return (
    <div className={styles.answer}>
      <h3>{name}</h3>
      <div className={styles.tracks} aria-hidden="true">
        {Array.from({ length: videoTracks }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tracks are never reordered
          <span key={at} className={styles.video} data-size={resolution} />
        ))}
        <span className={styles.content} data-tracks={contentTracks} />
      </div>
      <ul className={styles.facts}>
        <li>{interpolate(plural(copy.video, videoTracks, locale), { size: resolution })}</li>
        <li>{interpolate(copy.content, { n: String(contentTracks) })}</li>
        <li>{proRes ? copy.proRes : copy.withoutProRes}</li>
      </ul>
      <Link
        className={moreClass}
        to={`${link(locale, '/dreams')}?device=${device.id}#devices`}
        preventScrollReset
      >
        {copy.address}
      </Link>
    </div>
  )
}
