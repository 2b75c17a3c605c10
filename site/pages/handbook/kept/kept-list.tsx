import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import { formatBytes } from '../../../../ui/language/format-bytes.ts'
import type { KeptPage } from '../../../kept/questions.ts'
import { readPath } from '../../../language/link.ts'
import type { KeepCopy } from '../keep/copy/en.ts'
import { dayOf } from '../keep/day-of.ts'
import { KeptHandbookRow, pagesOf } from '../keep/handbook-row.tsx'
import keepStyles from '../keep/keep.module.css'
import { KeepRow } from '../keep/keep-row.tsx'
import { forgetNotice, forgetOpened, remove, renewAll, useKept } from '../keep/kept-store.ts'
import styles from './kept.module.css'
import { RemoveAll } from './remove-all.tsx'

interface KeptListProps {
  readonly copy: KeepCopy
  readonly locale: Locale
}

/** The handbooks and pages that are kept, with their sizes, and each with a button that removes it. */
export function KeptList({ copy, locale }: KeptListProps) {
  const { list, notice } = useKept()
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(forgetNotice, [])
  useRenewed()
  // The button that was pressed is gone.
  const isRemoved = notice?.outcome === 'removed'
  useEffect(() => {
    if (isRemoved && document.activeElement === document.body) told.current?.focus({ preventScroll: true })
  })
  const sentence =
    notice &&
    (notice.outcome === 'renewed'
      ? plural(copy.outcome.renewed, notice.n, locale)
      : copy.outcome[notice.outcome])
  const ofHandbooks = new Set(list?.handbooks.flatMap(handbook => handbook.pages.map(({ path }) => path)))
  const single = list?.pages.filter(({ path }) => !ofHandbooks.has(path)) ?? []
  const isEmpty = list && list.pages.length === 0 && list.handbooks.length === 0
  return (
    <div className={styles.list}>
      <p ref={told} role="status" tabIndex={-1} className={keepStyles.told}>
        {sentence}
      </p>
      {!list && !notice && <p className={styles.waiting}>{copy.list.waiting}</p>}
      {isEmpty && <p>{copy.list.none}</p>}
      {list && list.handbooks.length > 0 && (
        <section aria-labelledby="kept-handbooks">
          <h2 id="kept-handbooks">{copy.list.handbooks}</h2>
          <ul className={keepStyles.rows}>
            {list.handbooks.map(handbook => (
              <KeptHandbookRow
                key={handbook.start}
                copy={copy.control}
                {...{ locale, handbook }}
                kept={list.pages}
                name={<Name path={handbook.start} title={handbook.name} />}
              >
                <details className={styles.pages}>
                  <summary>{copy.list.show}</summary>
                  <ul className={keepStyles.rows}>
                    {pagesOf(handbook, list.pages).map(page => (
                      <PageRow key={page.path} {...{ copy, locale, page }} />
                    ))}
                  </ul>
                </details>
              </KeptHandbookRow>
            ))}
          </ul>
        </section>
      )}
      {single.length > 0 && (
        <section aria-labelledby="kept-pages">
          <h2 id="kept-pages">{copy.list.pages}</h2>
          <ul className={keepStyles.rows}>
            {single.map(page => (
              <PageRow key={page.path} {...{ copy, locale, page }} />
            ))}
          </ul>
        </section>
      )}
      {list && !isEmpty && (
        <>
          <div className={styles.total}>
            <p>{interpolate(copy.list.total, { size: formatBytes(list.bytes, locale) })}</p>
            <p>{copy.list.cleared}</p>
          </div>
          <RemoveAll
            copy={copy.list}
            pages={plural(copy.control.pages, list.pages.length, locale)}
            onSure={() =>
              remove(
                list.pages.map(({ path }) => path),
                list.handbooks,
              )
            }
          />
        </>
      )}
      {list && list.opened.length > 0 && (
        <section aria-labelledby="kept-opened">
          <h2 id="kept-opened">{copy.list.opened}</h2>
          <ul className={keepStyles.rows}>
            <KeepRow
              name={plural(copy.control.pages, list.opened.length, locale)}
              detail={plural(copy.list.openedText, list.opened.length, locale)}
              actions={[{ label: copy.list.forget, act: forgetOpened }]}
            />
          </ul>
        </section>
      )}
    </div>
  )
}

/** Renews what is kept when the page opens, and when the network is back. */
function useRenewed() {
  const isThere = useKept().list !== null
  useEffect(() => {
    if (!isThere) return
    void renewAll()
    addEventListener('online', renewAll)
    return () => removeEventListener('online', renewAll)
  }, [isThere])
}

interface PageRowProps extends KeptListProps {
  readonly page: KeptPage
}

function PageRow({ copy, locale, page }: PageRowProps) {
  const { path, title, bytes, isGone } = page
  const date = dayOf(page, locale)
  return (
    <KeepRow
      name={<Name path={path} title={title} />}
      detail={
        isGone
          ? interpolate(copy.list.gone, { date })
          : interpolate(copy.control.keptPage, { date, size: formatBytes(bytes, locale) })
      }
      actions={[{ label: copy.control.remove, act: () => remove([path], []) }]}
    />
  )
}

function Name({ path, title }: { readonly path: string; readonly title: string }) {
  const lang = languageTagOf(readPath(path).locale)
  return (
    <Link to={path} lang={lang} hrefLang={lang}>
      {title}
    </Link>
  )
}
