import type { NewsletterPagesCopy } from './shape.ts'

const jp: NewsletterPagesCopy = {
  subscribe: {
    title: '配信登録',
    description: '月に一度ほどの手紙です。新しいバージョン、レッスン、アトリエの話。',
  },
  confirm: {
    title: '配信登録の確認',
    heading: 'あと一押しで|登録が済みます',
    text: 'ボタンを押すと、このリンクをお送りしたアドレスへの配信が始まります。',
    button: '登録を確認する',
    done: '登録が済みました',
    doneText: 'ありがとうございます。内容を選ぶためのリンクをメールでお送りしました。',
    failed: 'このリンクは使えなくなりました',
    failedText: '七日を過ぎたか、一部が欠けています。もう一度登録すると、新しいリンクが届きます。',
    again: '登録する',
  },
  unsubscribe: {
    title: '配信の停止',
    heading: '配信の停止',
    text: 'ボタンを押すと、このリンクをお送りしたアドレスへの配信を止めます。',
    button: '配信を止める',
    done: '配信を止めました',
    doneText:
      '誤ってお送りしないよう、アドレスを元に戻せない形にした印だけを残します。ほかには何も残りません。',
    failed: 'このリンクは完全ではありません',
    failedText: 'メールからアドレス全体をコピーするか、メールにご返信ください。こちらで停止します。',
  },
  preferences: {
    title: '内容を選ぶ',
    heading: '内容を選ぶ',
    text: '宛先は {email} です。何も選ばなければ、すべての話題をお送りします。',
    language: '手紙の言語',
    choose: '言語を選んでください',
    tags: '話題',
    save: '保存する',
    saved: '保存しました。',
    gone: 'ここに登録はありません',
    goneText:
      '停止されたか、リンクが完全ではありません。メールからもう一度開いてみてください。いつでもまた登録できます。',
    end: '配信を止める',
  },
  saving: 'お待ちください…',
  unreachable: 'いまは届きませんでした。一分ほど待って、もう一度ボタンを押してください。',
}

export default jp
