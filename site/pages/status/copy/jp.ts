import type { StatusCopy } from './en.ts'

const jp: StatusCopy = {
  head: {
    title: '稼働状況 · procreate',
    description:
      'サイト、アカウント、フォーム、アップロード、メール、検索がいま動いているか、この 90 日どうだったか、止まったときに何をお伝えしたかがわかります。',
  },
  crumb: '稼働状況',
  now: {
    up: { heading: 'すべて|動いています', lead: 'サイトのどの部分も、いつもどおり応答しています。' },
    slow: {
      heading: '一部が|遅れています',
      lead: '失われるものはありません。送られたものは、いつもより遅れて届きます。',
    },
    down: {
      heading: '一部が|動いていません',
      lead: 'こちらでも確認しています。影響のある部分と経過は下にあります。',
    },
    maintenance: {
      heading: 'メンテナンス|中です',
      lead: 'すべてのページを読めます。送信は、終わるまで保存できません。',
    },
    unknown: {
      heading: 'いまは|わかりません',
      lead: '最後に調べてから時間がたっていて、いまの様子をお伝えできません。',
    },
    begun: '測定を始めたばかりで、まだ何も調べていません。一分ほどしてから、もう一度ご覧ください。',
    checked: '{time} に調べました。毎分調べています。',
    stale:
      '{time} から、こちらの記録を読めません。それ自体が障害で、対応しています。下はそのときの様子です。',
    never: 'こちらの記録を読めませんでした。それ自体が障害で、対応しています。',
    apps: 'procreate、pocket、dreams はこのサイトがなくても動きます。ネットワークなしで描き、保存し、ファイルを開けます。',
  },
  parts: {
    heading: '90 日を、|一日一筆で',
    lead: '一筆が一日です（UTC）。調べていない時間は、動いた時間に数えません。',
    names: {
      pages: { title: 'ページ', text: 'このサイトと、その絵' },
      account: { title: 'アカウント', text: 'ログイン、登録、設定' },
      requests: { title: 'フォーム', text: 'サポート、許諾など、お送りいただくもの' },
      uploads: { title: 'アップロード', text: '添付するファイル' },
      mail: { title: 'メール', text: 'お届けする確認と返事' },
      search: { title: 'ハンドブックと検索', text: '読むことと、探すこと' },
      newsletter: { title: 'ニュースレターとベータ', text: '登録、お便り、招待' },
    },
    states: {
      up: '正常',
      slow: '遅延',
      down: '停止中',
      maintenance: 'メンテナンス中',
      unknown: '測定なし',
    },
    days: {
      u: { other: '障害なし {n}日' },
      p: { other: '短い障害 {n}日' },
      d: { other: '長い障害 {n}日' },
      m: { other: 'メンテナンス {n}日' },
      n: { other: '測定なし {n}日' },
    },
    chart: 'この 90 日：{days}。',
    dayChart: 'この 24 時間：{hours}。',
    hours: {
      u: { other: '障害なし {n}時間' },
      p: { other: '短い障害 {n}時間' },
      d: { other: '長い障害 {n}時間' },
      m: { other: 'メンテナンス {n}時間' },
      n: { other: '測定なし {n}時間' },
    },
    separator: '、',
    uptime: '調べた時間のうち {percent} で動いていました',
    measured: {
      days: { other: '{n}日ぶんを測定' },
      hours: { other: '{n}時間ぶんを測定' },
      minutes: { other: '{n}分ぶんを測定' },
    },
    first: '90 日前',
    last: '今日',
    details: '日ごとに見る',
    lastHours: 'この 24 時間',
    faults: '障害やメンテナンスのあった日',
    noFaults: '調べた時間に、障害はありません。',
    minutes: {
      down: { other: '停止 {n}分' },
      slow: { other: '遅れ {n}分' },
      maintenance: { other: 'メンテナンス {n}分' },
    },
    legend: '筆のかたちの意味',
    strokes: {
      u: '障害なし',
      p: '30 分未満の障害、またはしばらくの遅れ',
      d: '30 分以上',
      m: 'メンテナンス',
      n: '測定なし',
    },
    method:
      '遅れは「動いていた」に数え、障害とメンテナンスは数えません。割合は切り捨てです。100% なら、一分も止まっていません。',
  },
  incidents: {
    open: 'わかっていること',
    planned: '予定',
    past: 'これまでのこと',
    none: 'この 90 日、お知らせする障害はありませんでした。',
    states: {
      investigating: '調べています',
      identified: '原因がわかりました',
      watching: '直しました。様子を見ています',
      resolved: '解決しました',
      planned: '予定',
      underway: '作業中',
      done: '終わりました',
    },
    parts: '影響のある部分：{parts}',
    from: '{time} から',
    span: '{from} から {until} まで',
    updates: '経過',
    foreign: '英語で書かれています。日本語版はまだありません。',
    feed: 'フィードで読む',
    support: 'ほかのことですか？ 人に聞く',
  },
  feed: 'procreate · 稼働状況',
}

export default jp
