import type { HubCopy } from './shape.ts'

const jp: HubCopy = {
  head: {
    title: 'サポート · procreate',
    description:
      'ハンドブックを検索する、トピックから読む、procreate・pocket・dreams についてホバートの担当者に尋ねる。',
  },
  crumb: 'サポート',
  hero: {
    heading: 'お困りですか',
    lead: '答えの多くはハンドブックにあります。見つからないときは、ホバートの担当者が読み、お返事します。',
  },
  search: {
    label: '何をお探しですか',
    placeholder: 'ジェスチャ、マスク、バックアップ',
    button: '{product} を検索',
    both: '検索するハンドブックのアプリを選んでください。',
  },
  topics: {
    title: 'よく調べられているもの',
    all: '{product} ハンドブックの全体',
    missing: 'トピックをただいま取得できません。ハンドブックにすべてあります。',
    handbooks: 'ハンドブックへ',
  },
  ask: {
    heading: '担当者に尋ねる',
    text: '何が起きたかをお書きになり、わかるものを添付してください。返事は通常二営業日以内にメールでお送りします。',
    button: '問い合わせる',
  },
  beta: {
    title: 'テストに参加する',
    text: '完成前の版を試す、または見つけたことを知らせる。',
    apply: 'ベータ版に応募する',
    request: '見つけたことを知らせる',
  },
  more: {
    title: 'ほかの行き先',
    items: {
      helpCentre: { title: 'ヘルプセンター', text: '購入、機器、アップデートについての短い記事。' },
      community: { title: 'コミュニティ', text: 'ほかの描き手と、その作品と答え。' },
      education: { title: '授業のアイデア', text: '先生のために、年齢と教科で整理しています。' },
      talkToTheTeam: { title: 'チームに相談する', text: '学校や提携先のための、もうひとつの窓口。' },
      beginners: { title: 'はじめての講座', text: '全四回、最初の一筆から一枚の絵まで。' },
      conduct: { title: '行動規範', text: 'ここで互いにどう接するか。' },
    },
  },
}

export default jp
