import type { FilesCopy } from './en.ts'

const jp: FilesCopy = {
  hold: {
    title: 'お待ちください',
    message: 'ファイルをアップロードしています。すべて完了してから、もう一度ボタンを押してください。',
  },
  failed: {
    title: 'アップロードに失敗しました',
    message: 'アップロードできなかった添付ファイルがあります。このまま続けますか？',
    yes: 'このまま続ける',
    no: '続けない',
  },
}

export default jp
