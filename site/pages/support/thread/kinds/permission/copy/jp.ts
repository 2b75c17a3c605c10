import type { PermissionThreadCopy } from './en.ts'

const jp: PermissionThreadCopy = {
  title: '使用許可の申請',
  states: {
    received: {
      title: '受付済み',
      text: '担当者が拝見します。まだ使い始めないでください。お返事がなくても、許可したことにはなりません。',
    },
    'in-review': {
      title: '審査中',
      text: '担当者が拝見しています。下図や見本をメールでお願いすることがあります。',
    },
    accepted: { title: '許可', text: '使用を許諾しました。条件は下のとおりです。' },
    declined: {
      title: '不許可',
      text: 'この使い方は許可できません。商標ガイドラインで認めている使い方は、これまでどおり自由です。',
    },
    expired: {
      title: '終了',
      text: '使用許諾の期間が終わりました。標章の使用をおやめになるか、あらためて申請してください。',
    },
  },
  licence: '使用許諾',
  period: '{starts}から{ends}まで',
  withdraw: {
    title: '取り下げる',
    text: '審査はここで終わります。いつでも、あらためて申請できます。',
    submit: '申請を取り下げる',
  },
}

export default jp
