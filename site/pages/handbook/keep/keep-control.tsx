import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import { formatBytes } from '../../../../ui/language/format-bytes.ts'
import { repeatLatePress } from '../../../features/late/late-press.ts'
import { link } from '../../../language/link.ts'
import type { KeepCopy } from './copy/en.ts'
import { dayOf } from './day-of.ts'
import { HandbookRow } from './handbook-row.tsx'
import styles from './keep.module.css'
import { KeepRow } from './keep-row.tsx'
import { keepPage, remove, renew, useKept } from './kept-store.ts'
import { handbookOf, loadPlan, type Plan } from './plan.ts'

interface KeepControlProps {
  readonly copy: Pick<KeepCopy, 'control' | 'outcome'>
  readonly locale: Locale
  /** Null on the page of contents, where only the whole handbook can be kept. */
  readonly page: { readonly path: string; readonly title: string } | null
  /** The path of the contents, and the name of the handbook with its version. */
  readonly start: string
  readonly name: string
}

/** Keeps the page, or its whole handbook, for reading without a network. With scripts only: the worker keeps it. */
export default function KeepControl({ copy, locale, page, start, name }: KeepControlProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { list, notice } = useKept()
  const { control, outcome } = copy
  const kept = list?.pages.find(({ path }) => path === (page?.path ?? start))
  const handbook = list?.handbooks.find(each => each.start === start)
  const isKept = page ? kept !== undefined : handbook !== undefined
  const plan = usePlan(isOpen, start, name)

  useEffect(repeatLatePress, [])
  useEffect(() => {
    if (isKept) void renew(handbookOf(start, name))
  }, [isKept, start, name])

  const isAboutThis = notice && [start, page?.path].includes(notice.about)
  const told =
    isAboutThis &&
    (notice.outcome === 'renewed' ? plural(outcome.renewed, notice.n, locale) : outcome[notice.outcome])
  return (
    <div className={styles.keep}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        data-kept-press
        onClick={() => setOpen(!isOpen)}
      >
        <Tray full={isKept} />
        {isKept ? control.isKept : control.open}
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <ul className={styles.rows}>
              {page && (
                <KeepRow
                  name={control.page}
                  detail={
                    kept
                      ? interpolate(control.keptPage, {
                          date: dayOf(kept, locale),
                          size: formatBytes(kept.bytes, locale),
                        })
                      : control.alone
                  }
                  actions={[
                    kept
                      ? { label: control.remove, act: () => remove([kept.path], []) }
                      : {
                          label: control.keep,
                          act: () => keepPage(page, plan),
                          busy: control.keeping,
                        },
                  ]}
                />
              )}
              <HandbookRow {...{ copy: control, locale, name, start, plan }} />
            </ul>
            <p className={styles.note}>
              {control.note}
              <Link to={link(locale, '/handbook/kept')}>{control.all}</Link>
            </p>
          </>
        )}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  )
}

/** The handbook as it is now: undefined while it is asked for, null when it cannot be had. */
function usePlan(isWanted: boolean, start: string, name: string): Plan | null | undefined {
  const [plan, setPlan] = useState<Plan | null>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadPlan(handbookOf(start, name)).then(loaded => isCurrent && setPlan(loaded))
    return () => {
      isCurrent = false
    }
  }, [isWanted, start, name])
  return plan
}

/** An arrow into a tray; a tick in it when something is kept. */
const Tray = ({ full }: { readonly full: boolean }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={full ? 'M5.5 8.5l3.5 3.5 6-7.5' : 'M10 2v10M5.5 8l4.5 4.5L14.5 8'} />
    <path d="M2.5 13v4h15v-4" />
  </svg>
)
