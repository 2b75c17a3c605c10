import { useCombobox } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '../../contract/locale.ts'
import { languageTagOf } from '../../contract/locale.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Room } from '../features/common-rooms.ts'
import { inputClass } from '../features/controls.tsx'
import { pathOfRequest } from '../features/request-path.ts'
import { Shortcut } from '../features/shortcut.tsx'
import { useRested } from '../features/use-rested.ts'
import { VisitorText } from '../features/visitor-text.tsx'
import { type Command, commandsFor } from './commands.ts'
import styles from './palette.module.css'

interface Found {
  readonly reference: string
  readonly title: string
  readonly excerpt: string
  readonly locale: Locale
}

type Item = Command | Found

interface PaletteProps {
  readonly rooms: readonly Room[]
  readonly onClosed: () => void
}

/** Places, commands, and the requests that fit what is typed. */
export default function Palette({ rooms, onClosed }: PaletteProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const found = useFound(text)
  const items: readonly Item[] = [...commandsFor(text, rooms), ...found]
  return (
    <Dialog className={styles.dialog} labelledBy="palette-title" firstFocus={input} onClosed={onClosed}>
      {({ close }) => (
        <Combobox
          items={items}
          onText={setText}
          onChosen={item => {
            close()
            if ('run' in item) item.run(to => void navigate(to))
            else void navigate(pathOfRequest(item.reference))
          }}
          field={input}
        />
      )}
    </Dialog>
  )
}

interface ComboboxProps {
  readonly items: readonly Item[]
  readonly onText: (text: string) => void
  readonly onChosen: (item: Item) => void
  readonly field: React.RefObject<HTMLInputElement | null>
}

function Combobox({ items, onText, onChosen, field }: ComboboxProps) {
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Item>({
    items: [...items],
    isOpen: true,
    defaultHighlightedIndex: 0,
    itemToString: () => '',
    onInputValueChange: ({ inputValue }) => onText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChosen(selectedItem),
  })
  return (
    <>
      <h2 id="palette-title" className="visually-hidden">
        Find or do
      </h2>
      <input
        {...getInputProps({
          ref: field,
          // Esc belongs to the dialog: it closes the palette, whatever is typed.
          onKeyDown: event => {
            if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
          },
        })}
        aria-labelledby="palette-title"
        className={`${inputClass} ${styles.input}`}
        placeholder="Go to, do, or find a request"
        maxLength={200}
      />
      <ul {...getMenuProps({ 'aria-labelledby': 'palette-title' })} className={styles.list}>
        {items.map((item, index) => (
          <li
            {...getItemProps({ item, index })}
            key={'run' in item ? item.title : item.reference}
            className={styles.item}
            data-over={index === highlightedIndex || undefined}
          >
            {'run' in item ? (
              <>
                {item.title}
                {item.keys && <Shortcut keys={item.keys} />}
              </>
            ) : (
              <>
                <VisitorText text={item.title} lang={languageTagOf(item.locale)} />
                <span className={styles.excerpt}>
                  <VisitorText text={item.excerpt} lang={languageTagOf(item.locale)} />
                </span>
              </>
            )}
          </li>
        ))}
        {items.length === 0 && <li className={styles.item}>Nothing fits.</li>}
      </ul>
    </>
  )
}

/** The requests that fit a text, asked for when it rests. */
function useFound(text: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([])
  const rested = useRested(text)
  useEffect(() => {
    if (rested.trim().length < 2) return setFound([])
    const away = new AbortController()
    const find = async () => {
      try {
        const query = new URLSearchParams({ q: rested })
        const response = await fetch(`/office/inbox/find?${query}`, { signal: away.signal })
        if (response.ok) setFound(((await response.json()) as { requests: readonly Found[] }).requests)
      } catch {
        // Typed on, closed, or without a network: the commands stay.
      }
    }
    void find()
    return () => away.abort()
  }, [rested])
  return found
}
