import { isCjk, type Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { type DeviceClass, deviceClasses, tabletsOf } from '../../../features/devices/device-classes.ts'
import type { DreamsCopy } from '../copy/en.ts'
import styles from './device-table.module.css'

interface DeviceTableProps {
  readonly copy: DreamsCopy['devices']['table']
  readonly locale: Locale
  readonly chosen: DeviceClass | undefined
}

/** A table of device classes and their tablets; on narrow screens each row is a labelled list. */
export function DeviceTable({ copy, locale, chosen }: DeviceTableProps) {
  const columns = [copy.tablet, copy.video, copy.size, copy.content, copy.proRes]
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{copy.caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deviceClasses.map(deviceClass => (
          <tr
            key={deviceClass.id}
            className={styles.row}
            data-chosen={deviceClass.id === chosen?.id || undefined}
          >
            <th scope="row">
              <ul className={styles.tablets}>
                {tabletsOf(deviceClass, locale).map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
              <span className={styles.chips}>
                {interpolate(copy.chips, { chips: deviceClass.chips.join(isCjk(locale) ? '、' : ', ') })}
              </span>
            </th>
            <td data-column={copy.video}>{deviceClass.videoTracks}</td>
            <td data-column={copy.size}>{interpolate(copy.upTo, { size: deviceClass.resolution })}</td>
            <td data-column={copy.content}>{deviceClass.contentTracks}</td>
            <td data-column={copy.proRes}>{deviceClass.proRes ? copy.yes : copy.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
