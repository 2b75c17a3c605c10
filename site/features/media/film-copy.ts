import type { Locale } from '../../../contract/locale.ts'
import type { FilmLabels } from '../../../ui/film-playing.ts'

/** Labels of a video's buttons and of its captions track. */
export const filmCopy: Readonly<Record<Locale, FilmLabels>> = {
  en: {
    pause: 'Pause the film',
    play: 'Play the film',
    mute: 'Turn the sound off',
    unmute: 'Turn the sound on',
    captions: 'Captions',
  },
  cn: {
    pause: '暂停影片',
    play: '播放影片',
    mute: '关闭声音',
    unmute: '打开声音',
    captions: '字幕',
  },
  jp: {
    pause: '映像を止める',
    play: '映像を再生する',
    mute: '音を消す',
    unmute: '音を出す',
    captions: '字幕',
  },
}
