import type { HubCopy } from './en.ts'

const jp: HubCopy = {
  head: {
    title: 'サポート · procreate',
    description:
      'procreate、pocket、dreams のサポートです。ハンドブックの検索、よくあるトピック、ホバートの担当者へのお問い合わせ。',
  },
  crumb: 'サポート',
  hero: {
    heading: 'お困りですか',
    lead: '答えの多くはハンドブックにあります。見つからないときは、ホバートの担当者がお返事します。',
  },
  search: {
    label: '何をお探しですか',
    placeholder: 'ジェスチャ、マスク、返金',
    button: '検索',
  },
  topics: {
    title: 'よくあるトピック',
    all: '{product} ハンドブックの全体',
    missing: 'トピックを読み込めませんでした。すべてハンドブックでご覧になれます。',
    handbooks: 'ハンドブックへ',
  },
  ask: {
    heading: '担当者に尋ねる',
    text: '何が起きたかをお書きになり、様子のわかるものを添付してください。通常、二営業日以内にメールでお返事します。',
    button: '問い合わせる',
  },
  beta: {
    title: 'ベータ版に参加する',
    text: '完成前の版を試す。気づいたことを知らせる。',
    apply: 'ベータ版に応募する',
    request: '見つけたことを知らせる',
  },
  more: {
    title: 'ほかの窓口',
    items: {
      helpCentre: { title: 'ヘルプセンター', text: '購入、デバイス、アップデートについての短い記事。' },
      purchases: { title: '購入と返金', text: '領収書、新しいデバイス、返金はどこへ。' },
      community: { title: 'コミュニティ', text: '描く人どうしで、作品を見せ合い、教え合う。' },
      education: { title: '授業のアイデア', text: '先生方へ。年齢と教科で探せます。' },
      talkToTheTeam: { title: 'チームに相談する', text: '学校や提携先の方のための窓口。' },
      beginners: { title: 'はじめての講座', text: '全四回、最初の一筆から一枚の絵まで。' },
      schools: { title: '学校とチーム', text: 'まとめての購入、授業、印刷できるワークシート。' },
      status: { title: '稼働状況', text: 'いま何が動いているか、この 90 日どうだったか。' },
      conduct: { title: '行動規範', text: 'ここで互いにどう接するか。' },
      requirements: { title: '動作環境', text: 'どのタブレットとスマートフォンで何が動くか。合うアプリも。' },
    },
  },
}

export default jp
