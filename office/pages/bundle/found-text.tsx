import { languageTagOf } from '../../../contract/locale.ts'
import type { Part } from '../../../contract/office/content-parts.ts'
import type { EntryRowView } from '../../../contract/office/content-view.ts'
import { namedLanguage } from '../../features/content/named-language.ts'
import { partTitles, stateTitles } from '../../features/content/part-titles.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './bundle.module.css'

interface FoundTextProps {
  readonly entry: EntryRowView
  /** Whether it is the caller's to publish. */
  readonly isOwn: boolean
  /** What the bundle has of it. */
  readonly bundled: readonly Part[]
  /** `en insight/2026/one-leaf` for each part that was chosen before. */
  readonly chosen: readonly string[]
  readonly onChange: (item: string, isChosen: boolean) => void
}

/** A text that was found, with its parts to choose. */
export function FoundText({ entry, isOwn, bundled, chosen, onChange }: FoundTextProps) {
  const { path, title, parts } = entry
  const language = namedLanguage(entry)
  return (
    <li className={styles.found}>
      <fieldset disabled={!isOwn}>
        <legend lang={language && languageTagOf(language)}>{title || path}</legend>
        <p className={softClass}>
          {path}
          {!isOwn && ' · It is not yours to publish.'}
        </p>
        {isOwn && (
          <ul>
            {parts.map(({ part, state, approval }) => {
              const item = `${part} ${path}`
              return (
                <li key={part} data-state={state}>
                  <label>
                    <input
                      type="checkbox"
                      name="item"
                      value={item}
                      disabled={state === 'missing'}
                      defaultChecked={chosen.includes(item)}
                      onChange={({ target }) => onChange(item, target.checked)}
                    />
                    <span>{partTitles[part]}</span>{' '}
                    <small>
                      {bundled.includes(part)
                        ? 'In the bundle'
                        : approval === 'asked'
                          ? 'Asks approval'
                          : stateTitles[state]}
                    </small>
                  </label>
                </li>
              )
            })}
          </ul>
        )}
      </fieldset>
    </li>
  )
}
