import type { Locale } from '../../../../contract/locale.ts'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { Themes as ThemeList } from '../../../features/whats-new/themes.tsx'
import type { DreamsNewsCopy } from './copy/en.ts'
import styles from './themes.module.css'

const pages = {
  perform: '/handbook/dreams/1.1/animate/perform',
  flipbook: '/handbook/dreams/1.1/draw/flipbook',
  skins: '/handbook/dreams/1.1/draw/onion-skin',
  languages: '/insight/2026/nineteen-languages',
} as const

interface ThemesProps {
  readonly copy: DreamsNewsCopy['themes']
  readonly locale: Locale
  readonly pictures: Readonly<Record<keyof DreamsNewsCopy['themes'], PictureData>>
}

/** Four themes, each with a work or a screen of its own. */
export function Themes({ copy, locale, pictures }: ThemesProps) {
  const themes = (['perform', 'flipbook', 'skins', 'languages'] as const).map(name => ({
    ...{ name, copy: copy[name], page: pages[name] },
    picture: (
      <Picture
        picture={pictures[name]}
        sizes="(max-width: 822.98px) 92vw, 46vw"
        className={styles.picture}
        decorative
      />
    ),
  }))
  return <ThemeList {...{ themes, locale }} className={styles.themes} />
}
