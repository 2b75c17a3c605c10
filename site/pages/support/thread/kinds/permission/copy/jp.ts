import type { PermissionThreadCopy } from './shape.ts'

const jp: PermissionThreadCopy = {
  title: '使用許可の申請',
  states: {
    received: {
      title: '受付済み',
      text: '人が読みます。まだ始めないでください。返事がないことは、許可ではありません。',
    },
    'in-review': {
      title: '審査中',
      text: '担当者が読んでいます。下図や見本をメールでお願いすることがあります。',
    },
    accepted: { title: '許可', text: '使用許諾があります。条件は下のとおりです。' },
    declined: {
      title: '不許可',
      text: 'この使い方は許可できません。商標ガイドラインで自由としている使い方は、これまでどおりできます。',
    },
    expired: {
      title: '終了',
      text: '使用許諾は終わりました。標章の使用をおやめになるか、あらためて申請してください。',
    },
  },
  licence: '使用許諾',
  period: '{starts} から {ends} まで',
  withdraw: {
    title: '取り下げる',
    text: '取り下げると、審査は行いません。いつでも、あらためて申請できます。',
    submit: '申請を取り下げる',
  },
}

export default jp
