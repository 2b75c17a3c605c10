import type { KeyboardEvent } from 'react'
import styles from './editor.module.css'
import { type Tool, tools } from './tools.ts'

interface ToolbarProps {
  /** Titles of the buttons that are pressed, and of those that are shown. */
  readonly on: ReadonlySet<string>
  readonly shown: ReadonlySet<string>
  readonly onRun: (tool: Tool) => void
  readonly onInsert: () => void
  readonly onLink: () => void
  readonly onSource: () => void
}

/** Arrow keys go through the buttons of the toolbar; Tab leaves it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }
  const place = places[event.key]
  const next = place === undefined ? undefined : buttons.at(place)
  if (!next) return
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next.focus()
}

/** The commands of the editor as buttons. */
export function Toolbar({ on, shown, onRun, onInsert, onLink, onSource }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label="Format" className={styles.toolbar} onKeyDown={moveFocus}>
      {tools
        .filter(({ title, isShown }) => !isShown || shown.has(title))
        .map((tool, at) => (
          <button
            key={tool.title}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={tool.isOn && on.has(tool.title)}
            title={tool.keys ? `${tool.title} (${tool.keys.replace('Mod', 'Ctrl/⌘')})` : tool.title}
            aria-label={tool.title}
            onClick={() => onRun(tool)}
          >
            {tool.title}
          </button>
        ))}
      <button type="button" tabIndex={-1} title="Link (Ctrl/⌘+K)" aria-label="Link" onClick={onLink}>
        Link
      </button>
      <button
        type="button"
        tabIndex={-1}
        title="Insert (/ on an empty line)"
        aria-label="Insert"
        onClick={onInsert}
      >
        Insert
      </button>
      <button type="button" tabIndex={-1} onClick={onSource}>
        Source
      </button>
    </div>
  )
}
