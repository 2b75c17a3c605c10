import { fill } from '../../../language/format.ts'
import type { DreamsCopy } from '../copy/shape.ts'
import { deviceClasses } from './device-classes.ts'
import styles from './device-table.module.css'

export interface DeviceTableProps {
  readonly copy: DreamsCopy['devices']['table']
  readonly names: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
}

/** A row per class of device. On a phone each row is a small list, with the columns' names beside the values. */
export function DeviceTable({ copy, names, chosen }: DeviceTableProps) {
  const columns = [copy.chip, copy.video, copy.size, copy.content, copy.proRes]
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
        {deviceClasses.map(({ id, videoTracks, resolution, contentTracks, proRes }) => (
          <tr key={id} className={styles.row} data-chosen={id === chosen || undefined}>
            <th scope="row">{names.find(name => name.id === id)?.name}</th>
            <td data-column={copy.video}>{videoTracks}</td>
            <td data-column={copy.size}>{fill(copy.upTo, { size: resolution })}</td>
            <td data-column={copy.content}>{contentTracks}</td>
            <td data-column={copy.proRes}>{proRes ? copy.yes : copy.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
