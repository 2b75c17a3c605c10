import { everyPart, type Part } from '../../../contract/office/content-parts.ts'
import { isTranslated } from '../../../contract/office/translated-parts.ts'
import { Tabs } from '../screen.tsx'
import { type PartAddress, type PartScreen, pathOfScreen } from './content-path.ts'
import styles from './part-nav.module.css'
import { partTitles } from './part-titles.ts'

/** The titles of the screens of a part. */
const partScreens: Readonly<Record<PartScreen, string>> = {
  write: 'Write',
  translate: 'Translate',
  preview: 'Preview',
  schedule: 'Schedule',
  history: 'History',
}

/** The screens that a part has: English and the facts are not translated. */
const screensOf = (part: Part) =>
  (Object.keys(partScreens) as PartScreen[]).filter(screen => screen !== 'translate' || isTranslated(part))

interface PartNavProps {
  readonly address: PartAddress
  readonly here: PartScreen
}

/** Leads from a part to the others on the same screen, and from this screen to the others. */
export function PartNav({ address, here }: PartNavProps) {
  const screens = screensOf(address.part)
  return (
    <div className={styles.navs}>
      <Tabs
        label="Parts of this text"
        tabs={everyPart.map(part => ({
          title: partTitles[part],
          to: pathOfScreen(screensOf(part).includes(here) ? here : 'write', { ...address, part }),
          isHere: part === address.part,
          isDocument: here === 'preview',
        }))}
      />
      {screens.length > 1 && (
        <Tabs
          label="Screens of this part"
          tabs={screens.map(screen => ({
            title: partScreens[screen],
            to: pathOfScreen(screen, address),
            isHere: screen === here,
            isDocument: screen === 'preview',
          }))}
        />
      )}
    </div>
  )
}
