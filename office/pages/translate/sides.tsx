import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { LanguagePart } from '../../../contract/office/translated-parts.ts'
import type { TranslationView } from '../../../contract/office/translation.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { Button, buttonClass, Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { actsClass, emptyClass, softClass } from '../../features/screen.tsx'
import { Shortcut } from '../../features/shortcut.tsx'
import { goTo, placeOfCaret } from '../../features/writing/editor-blocks.ts'
import type { TextFindings } from '../../features/writing/find-findings.ts'
import { TextForm, type TextFormHandle, textFormId } from '../../features/writing/text-form.tsx'
import type { Base, ShownText } from '../../features/writing/text-to-write.ts'
import { SourceColumn } from './source-column.tsx'
import { isOpen, itemsOf } from './source-items.ts'
import styles from './translate.module.css'
import { ownPlacesOf, useAlignment } from './use-alignment.ts'
import { useHouseWords } from './use-house-words.ts'
import { useTranslationKeys } from './use-translation-keys.ts'

const HouseWords = lazy(async () => ({ default: (await import('./house-words.tsx')).HouseWords }))

interface SidesProps {
  readonly address: PartAddress & { readonly part: LanguagePart }
  readonly base: Base
  readonly text: ShownText
  readonly translation: TranslationView
  readonly findings: TextFindings
  readonly copiedAt: string | null
  /** The version of the translation that was read. */
  readonly version: number
  /** Whether nothing is saved yet. */
  readonly isEmpty: boolean
  /** Whether the body begins with the English one. */
  readonly fromEnglish: boolean
  readonly mayWrite: boolean
  readonly lang: string
  readonly now: string
  readonly at: string
}

/** The English text and its translation beside each other; on a narrow screen the English one stays above. */
export function Sides(props: SidesProps) {
  const { address, base, text, translation, version, lang, at, isEmpty, mayWrite } = props
  const { source } = translation
  const [items, setItems] = useState(() => ({ of: translation, rows: itemsOf(translation) }))
  if (items.of !== translation) setItems({ of: translation, rows: itemsOf(translation) })
  const rows = items.rows
  const open = rows.filter(isOpen)
  const list = useRef<HTMLOListElement>(null)
  const handle = useRef<TextFormHandle>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const [bodyNumber, setBodyNumber] = useState(0)
  const settling = useFetcher<{ readonly fault?: string }>()
  useAlignment({ items: rows, list, handle })
  useCaret(handle, place => {
    const own = ownPlacesOf(rows, handle.current?.read() ?? [])
    const number = own.indexOf(place)
    setCurrent(number === -1 ? null : number)
  })
  useEffect(() => {
    if (current !== null) list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function goToNext() {
    const places = rows.flatMap((item, number) => (isOpen(item) ? [number] : []))
    const next = places.find(number => number > (current ?? -1)) ?? places[0]
    const { form, read } = handle.current ?? {}
    if (next === undefined || !form || !read) return setSaid('Nothing has changed in the English text.')
    const own = ownPlacesOf(rows, read())
    // A new or a removed segment has no place of its own: the caret goes to what stands before it.
    const place = own.slice(0, next + 1).findLast(each => each !== null)
    if (place !== undefined && place !== null) goTo(form, place)
    setCurrent(next)
    setSaid(`Change ${places.indexOf(next) + 1} of ${places.length}.`)
  }
  function settle(key: string) {
    if (!source || !mayWrite) return
    const fields = { settle: key, settle_version: String(version), settle_source: source.id }
    void settling.submit(fields, { method: 'post', action: at })
    setSaid('Still right.')
  }
  function settleCurrent() {
    const item = current === null ? undefined : rows[current]
    if (item && isOpen(item)) settle(item.key)
    else setSaid('This segment has not changed.')
  }
  function copyEnglish() {
    const isBlank = (handle.current?.read() ?? []).length === 0
    if (isEmpty && isBlank && mayWrite && translation.text) setBodyNumber(number => number + 1)
    else setSaid('The English structure is copied only where nothing is written.')
  }
  const houseWords = useHouseWords({ address, handle, onSaid: setSaid })
  const openWords = () => {
    if (mayWrite) houseWords.open()
  }
  useTranslationKeys({ next: goToNext, settle: settleCurrent, copy: copyEnglish, word: openWords })

  const isFromEnglish = bodyNumber > 0 || (props.fromEnglish && isEmpty && text.markdown === '')
  const shown =
    isFromEnglish && translation.text
      ? { ...text, segments: translation.text.segments, markdown: translation.text.markdown }
      : text
  if (!source) return <p className={emptyClass}>There is no English text yet: nothing to translate from.</p>
  return (
    <>
      <div className={styles.head}>
        <p className={softClass}>{sentenceOf(translation, isEmpty, open.length)}</p>
        {mayWrite && (
          <div className={actsClass}>
            {open.length > 0 && (
              <Button type="button" className={styles.scripted} onClick={goToNext}>
                Next change <Shortcut keys="Alt ↓" />
              </Button>
            )}
            {open.length > 0 && current !== null && (
              <Button type="button" onClick={settleCurrent}>
                Still right <Shortcut keys="Alt Y" />
              </Button>
            )}
            {translation.is_outdated && (
              <Button
                form={textFormId}
                name="settle"
                value="all"
                formNoValidate
                onClick={event => {
                  event.preventDefault()
                  settle('all')
                }}
              >
                All of it is still right
              </Button>
            )}
            <Button
              type="button"
              className={styles.scripted}
              // The caret stays in the text.
              onMouseDown={event => event.preventDefault()}
              onClick={openWords}
            >
              House word <Shortcut keys="Alt G" />
            </Button>
            {isEmpty && !isFromEnglish && (
              <Link
                reloadDocument
                to={`${at}?english`}
                className={buttonClass()}
                onClick={event => {
                  event.preventDefault()
                  copyEnglish()
                }}
              >
                Copy the English structure <Shortcut keys="Alt C" />
              </Link>
            )}
          </div>
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
        {settling.data?.fault && <Fault>{settling.data.fault}</Fault>}
      </div>
      {houseWords.opened && (
        <Suspense>
          <HouseWords
            {...houseWords.opened}
            beside={(current === null ? [] : (rows[current]?.terms ?? [])).map(({ en }) => en)}
            lang={lang}
            onClosed={houseWords.close}
          />
        </Suspense>
      )}
      <input type="hidden" form={textFormId} name="settle_version" value={version} />
      <input type="hidden" form={textFormId} name="settle_source" value={source.id} />
      <div className={styles.sides}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, by keys too */}
        <section aria-labelledby="english" className={styles.english} tabIndex={0}>
          <h2 id="english">English, revision {source.number}</h2>
          <SourceColumn items={rows} {...{ lang, current, mayWrite, list }} onSettle={settle} />
        </section>
        <TextForm
          {...{ address, base, at, mayWrite, bodyNumber, handle }}
          part={address.part}
          text={shown}
          copiedAt={props.copiedAt}
          now={props.now}
          findings={props.findings}
          source={source.id}
        />
      </div>
    </>
  )
}

function sentenceOf({ base, source, is_outdated }: TranslationView, isEmpty: boolean, open: number): string {
  if (isEmpty) return 'Nothing is translated yet.'
  if (!is_outdated) return 'Made from this English text.'
  if (!base) return 'Nobody knows which English text this was made from.'
  const changes = open === 0 ? 'nothing that it says has changed' : `${count(open, 'change')} to look at`
  return `Made from revision ${base.number} of the English text, which is at ${source?.number} now: ${changes}.`
}

/** Tells the place of the caret in the translation. */
function useCaret(
  handle: { readonly current: TextFormHandle | null },
  onMove: (place: 'title' | 'description' | number) => void,
): void {
  const move = useRef(onMove)
  const last = useRef<ReturnType<typeof placeOfCaret>>(null)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const follow = () => {
      const form = handle.current?.form
      const place = form ? placeOfCaret(form) : null
      if (place === null || place === last.current) return
      last.current = place
      move.current(place)
    }
    document.addEventListener('selectionchange', follow)
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('selectionchange', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [handle])
}
