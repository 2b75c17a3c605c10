import { useRef } from 'react'
import { Link, useOutletContext } from 'react-router'
import { isLocale, languageTagOf } from '../../../contract/locale.ts'
import { filesPath, pathOfConflict } from '../../features/content/conflict-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { emptyClass, leadClass, Notice, Pages, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/page'
import { ExportedFiles } from './exported-files.tsx'
import styles from './files.module.css'

const sentences: Readonly<Record<string, string>> = {
  office: 'Settled: what the office has stays. The next export brings it to the file.',
  file: 'Settled: what the file has is what visitors see now.',
  edited: 'Settled: what you saved is what visitors see now. The next export brings it to the file.',
  gone: 'There is nothing to settle there any more: somebody else was quicker, or file and office say the same again.',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { office } = context.get(officeRequest)
  const cursor = (url.searchParams.get('cursor') ?? '').slice(0, 400)
  const query = { ...(cursor && { cursor }), limit: 20 }
  const { conflicts, next_cursor } = await office.listFileConflicts({ query })
  return {
    cursor,
    next_cursor,
    // The texts themselves are not needed here.
    conflicts: conflicts.map(({ entry: { path, title }, part, kind, since }) => ({
      path,
      title,
      part,
      kind,
      since,
    })),
    files: (await office.listExportedFiles()).files,
    done: url.searchParams.get('done') ?? '',
    now: new Date().toISOString(),
  }
}

/** Where the files of developers and the texts of staff differ, and the way from one to the other. */
export default function Files({ loaderData }: Route.ComponentProps) {
  const { conflicts, next_cursor, cursor, files, done, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  return (
    <Screen title="Files and office">
      {sentences[done] && <Notice>{sentences[done]}</Notice>}
      <p className={leadClass}>
        Developers keep our texts in files, and staff change them here. Where only one of them has changed a
        text, that is what visitors see. Where both have, the office stays live until somebody settles it.
      </p>
      <h2>To settle</h2>
      {conflicts.length === 0 ? (
        <p className={emptyClass}>Nothing was changed in both places.</p>
      ) : (
        <ul ref={list} className={rowsClass} aria-label="To settle">
          {conflicts.map(({ path, title, part, kind, since }) => (
            <li key={`${part} ${path}`} className={styles.row}>
              <p className={styles.name}>
                <Link
                  data-row=""
                  to={pathOfConflict(part, path)}
                  lang={isLocale(part) ? languageTagOf(part) : undefined}
                >
                  {title || path}
                </Link>
                <span className={softClass}>{path}</span>
              </p>
              <p className={softClass}>
                {partTitles[part]} · {kind === 'removed' ? 'file removed' : 'changed in both'},{' '}
                <Time at={since} now={now} zone={me.time_zone} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pages
        first={cursor === '' ? null : filesPath}
        next={next_cursor === null ? null : `${filesPath}?${new URLSearchParams({ cursor: next_cursor })}`}
      />
      <ExportedFiles files={files} />
    </Screen>
  )
}
