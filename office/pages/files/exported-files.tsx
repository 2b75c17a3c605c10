import type { OfficeClient } from '../../../contract/office/office.ts'
import { buttonClass } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { emptyClass, leadClass, rowsClass, softClass } from '../../features/screen.tsx'
import styles from './files.module.css'

interface ExportedFilesProps {
  readonly files: Awaited<ReturnType<OfficeClient['listExportedFiles']>>['files']
}

const changeTitles = {
  new: 'new',
  changed: 'changed',
  removed: 'to be deleted',
  left: 'left out: the file has changed as well',
} as const

/** What staff have published and the files do not say yet, as an archive to be unpacked over them. */
export function ExportedFiles({ files }: ExportedFilesProps) {
  const left = files.filter(({ change }) => change === 'left').length
  return (
    <section className={styles.export} aria-labelledby="export">
      <h2 id="export">Export</h2>
      {files.length === 0 ? (
        <p className={emptyClass}>The files say what visitors see: there is nothing to export.</p>
      ) : (
        <>
          <p className={leadClass}>{describe(files.length, left)}</p>
          {left < files.length && (
            <a className={buttonClass('main')} href="/office/files/content.zip" download>
              Download
            </a>
          )}
          <Disclosure label="Which files" isOpen={files.length <= 12}>
            <ul className={rowsClass}>
              {files.map(({ path, change }) => (
                <li key={path} className={styles.row}>
                  <span>{path}</span>
                  <span className={softClass}>{changeTitles[change]}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
    </section>
  )
}

function describe(all: number, left: number): string {
  const differ = `${count(all, 'file')} ${all === 1 ? 'does' : 'do'} not say yet what visitors see`
  if (left === all) return `${differ}, and changed as well: settle that first, then export them.`
  const rest =
    left === 0
      ? ''
      : ` ${count(left, 'file')} changed as well, and ${left === 1 ? 'stays' : 'stay'} out of it.`
  return `${differ}. The archive has these alone: unpack it over the content folder.${rest}`
}
