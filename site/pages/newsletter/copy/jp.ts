import type { NewsletterPagesCopy } from './en.ts'

const jp: NewsletterPagesCopy = {
  subscribe: {
    title: '配信登録',
    description: '月に一度ほどのお便りです。新しいバージョン、レッスン、アトリエの話。',
  },
  confirm: {
    title: '配信登録の確認',
    heading: 'あと一押しで|登録完了です',
    text: 'ボタンを押すと、このリンクをお送りしたアドレスへの配信が始まります。',
    button: '登録を確認する',
    done: '登録しました',
    doneText: 'ありがとうございます。内容を選ぶためのリンクをメールでお送りしました。',
    failed: 'このリンクは使えなくなりました',
    failedText: '七日が過ぎたか、リンクの一部が欠けています。もう一度登録すると、新しいリンクが届きます。',
    again: '登録する',
  },
  unsubscribe: {
    title: '配信の停止',
    heading: '配信の停止',
    text: 'ボタンを押すと、このリンクをお送りしたアドレスへの配信を止めます。',
    button: '配信を止める',
    done: '配信を止めました',
    doneText:
      '誤ってお送りすることのないよう、元に戻せない形に変えたアドレスの記録だけを残します。ほかには何も残りません。',
    failed: 'リンクの一部が欠けています',
    failedText: 'メールのリンク全体をコピーするか、メールにご返信ください。こちらで停止します。',
  },
  preferences: {
    title: '内容を選ぶ',
    heading: '内容を選ぶ',
    text: '{email} にお届けします。何も選ばなければ、すべての話題をお送りします。',
    language: 'メールの言語',
    choose: '言語を選んでください',
    tags: '話題',
    save: '保存する',
    saved: '保存しました。',
    gone: '登録がありません',
    goneText:
      '配信を停止したか、リンクの一部が欠けています。メールからもう一度開いてみてください。いつでも登録し直せます。',
    end: '配信を止める',
  },
  archive: 'これまでのお便りを読む',
  saving: 'お待ちください…',
  unreachable: '送信できませんでした。一分ほどおいて、もう一度ボタンを押してください。',
}

export default jp
