import type { AttachmentsCopy } from './en.ts'

const jp: AttachmentsCopy = {
  label: 'ファイルを添付（任意）',
  help: '{files} 個まで、1 個 {size} までです。画像、動画、PDF、テキスト、zip のほか、.procreate、.brushset、.swatches など、アプリのファイルも送れます。',
  drop: 'ここにドロップするか、画像を貼り付けることもできます。',
  progress: '{name} の送信状況',
  uploading: 'アップロード中…',
  complete: '完了',
  failed: '失敗',
  retry: '再試行',
  retryLabel: '{name} を再試行',
  remove: '削除',
  removeLabel: '{name} を削除',
  removed: '{name} を削除しました。',
  isUploading: '{name} をアップロードしています。',
  isComplete: '{name} のアップロードが完了しました。',
  isFailed: '{name} をアップロードできませんでした。{reason}',
  limited: '短い時間に何度も送信されました。{when}に、もう一度お試しください。',
  list: '添付したファイル',
  reasons: {
    type: '受け付けていない種類のファイルか、中身が拡張子と一致していません。',
    size: '{size} を超えています。',
    empty: '空のファイルです。',
    count: 'すでに {files} 個のファイルがあります。',
    unreadable:
      '安全に読み取れませんでした。もう一度保存し直すか、PNG や JPEG に書き出して添付してください。',
    infected: 'ウイルスチェックで問題が見つかりました。',
    gone: '1 日以上たったため、削除されました。',
    unavailable: '最後まで届きませんでした。途中まで送った分は残っています。もう一度お試しください。',
  },
}

export default jp
