import type { Locale } from '../../../../contract/locale.ts'
import type { PictureData } from '../../../../ui/picture.tsx'
import { Themes as ThemeList } from '../../../features/whats-new/themes.tsx'
import type { PocketNewsCopy } from './copy/en.ts'
import { Moon } from './moon.tsx'
import styles from './themes.module.css'

interface ThemesProps {
  readonly copy: PocketNewsCopy['themes']
  readonly moon: PictureData
  readonly locale: Locale
}

/** Each theme with its handbook page, and the moon's progress. */
const news = [
  ['drawer', '/handbook/pocket/4.0/paint/brushes', 'crescent'],
  ['studio', '/handbook/pocket/4.0/paint/brush-studio', 'half'],
  ['words', '/handbook/pocket/4.0/layers/text', 'gibbous'],
  ['tablet', '/handbook/pocket/4.0/share/to-the-tablet', 'full'],
] as const

/** Four themes, during which the moon becomes full. */
export function Themes({ copy, moon, locale }: ThemesProps) {
  const themes = news.map(([name, page, phase]) => ({
    ...{ name, page, copy: copy[name] },
    picture: <Moon phase={phase} painting={moon} />,
  }))
  return <ThemeList {...{ themes, locale }} className={styles.themes} />
}
