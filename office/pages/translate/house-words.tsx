import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { HouseTerm } from '../../../contract/office/translation.ts'
import styles from './house-words.module.css'
import { type OfferedWord, offerWords } from './offered-words.ts'
import type { WordPlace } from './word-place.ts'

interface HouseWordsProps {
  readonly place: WordPlace
  readonly terms: readonly HouseTerm[]
  /** The English terms of the segment beside it. */
  readonly beside: readonly string[]
  readonly lang: string
  readonly onClosed: () => void
}

/** House words beside the caret: arrow keys go through them, Enter puts one into the text, Esc goes back to it. */
export function HouseWords({ place, terms, beside, lang, onClosed }: HouseWordsProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const words = offerWords({ terms, caret: place.caret, beside, query })
  const chosen = words[Math.min(active, words.length - 1)]
  useLayoutEffect(() => {
    if (box.current) putBeside(box.current, place.caret.rect)
  }, [place])
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) onClosed()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [onClosed])

  function insert({ word, part }: OfferedWord) {
    onClosed()
    const { from, to } = place.caret
    place.replace(part ?? { from, to }, word)
  }
  function close() {
    onClosed()
    place.focus()
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined && words.length > 0) setActive((active + move + words.length) % words.length)
    else if (event.key === 'Enter' && chosen) insert(chosen)
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box} role="dialog" aria-label="House words" className={styles.box}>
      <input
        role="combobox"
        aria-label="Find a house word"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${words.indexOf(chosen)}`}
        className={styles.field}
        value={query}
        placeholder="Find a house word"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a key
        autoFocus
        onChange={event => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div id={id} role="listbox" aria-label="House words" className={styles.words}>
        {words.map((offered, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may belong to two terms
            key={at}
            id={`${id}-${at}`}
            role="option"
            aria-selected={offered === chosen}
            className={styles.word}
            onClick={() => insert(offered)}
          >
            <b lang={lang}>{offered.word}</b>
            <span>
              {offered.en}
              {offered.note && ` · ${offered.note}`}
              {offered.part && ` · for “${place.caret.line.slice(offered.part.from, offered.part.to)}”`}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {words.length === 0 &&
          (query.trim() === ''
            ? 'No house word is meant here: look for one.'
            : 'There is no such house word.')}
      </p>
    </div>
  )
}

const gap = 6

/** Below the line with the caret, or above it where there is no room; always in the window. */
function putBeside(box: HTMLElement, { left, top, bottom }: WordPlace['caret']['rect']): void {
  const { offsetWidth: width, offsetHeight: height } = box
  const hasRoom = bottom + gap + height <= innerHeight
  box.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`
  box.style.top = `${Math.max(gap, Math.min(hasRoom ? bottom + gap : top - gap - height, innerHeight - height - gap))}px`
}
