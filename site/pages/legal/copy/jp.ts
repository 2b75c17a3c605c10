import type { LegalCopy } from './en.ts'

const jp: LegalCopy = {
  effective: '{date}に発効します',
  since: '{date}から有効',
  changed: '最終更新 {date}',
  replaced: '{date}から{until}の改定まで有効',
  versions: {
    next: '{date}に新しい版が発効します。',
    readNext: '新しい版を読む',
    whatChanges: '変更点を見る',
    notYet: 'この版はまだ発効していません。{date}になるまでは、一つ前の版が適用されます。',
    old: 'これは以前の版です。現在は適用されません。',
    current: '現在有効な版を読む',
    earlier: '以前の版',
    whatHasChanged: 'その後の変更点',
    changed: '{date}の版からの変更点',
    noChanges: '文言に変更はありません。',
    whole: 'この版の全文を読む',
    added: '追加',
    removed: '削除',
  },
  contents: 'このページの内容',
  anchor: 'この項へのリンク',
  sample:
    'これは見本です。サイトの運営者が、まだこの情報を記入していません。括弧の中は、そこに書く内容の説明です。',
  cookies: {
    caption: 'このサイトの Cookie',
    head: { name: '名前', holds: '内容', life: '期間', sent: '送信先', scripts: 'スクリプトから' },
    holds: {
      'preferred-locale': '選んだ言語',
      'dismissed-locales': '言語の案内を非表示にしたページの言語',
      'light-mode': 'ハンドブックを明るい背景で読む設定',
      user: 'アカウントの識別子',
      'link-…': 'メールのリンクや、複数ページのフォームを開くための、長いランダムな文字列',
      token: '本人であることを示す、長いランダムな文字列',
      'logged-in': 'ログインしていること（誰であるかは含みません）',
      device: '以前ここでログインしたことを示す、長いランダムな文字列',
    },
    days: { other: '{n} 日' },
    sent: {
      Lax: 'このサイトのみ。ほかのサイトのリンクから来たときも',
      Strict: 'このサイトのみ。このサイトのページからに限る',
    },
    scripts: { yes: '読める', no: '読めない' },
  },
  marks: {
    rightLabel: 'マークの正しい使い方',
    wrongLabel: 'マークの誤った使い方',
    right: 'よい例',
    wrong: 'よくない例',
    rights: {
      paper: '紙の上に墨色で、そのままに。',
      night: '濃い背景には明るい色で。映り込みは朱のまま。',
      space: '四方に、マークの高さの半分を空けます。',
      name: '名前と並べるときは小文字で、同じ墨色に。',
    },
    wrongs: {
      stretched: '引き伸ばす。縦横の比はひとつだけです。',
      recoloured: '色を変える。色もマークの一部です。',
      tilted: '傾ける。水面はいつも水平です。',
      cut: '切り落とす。丘と映り込みでひとつです。',
      crowded: '詰め込む。まわりに余白が要ります。',
      busy: '込み入った絵に重ねる。静かなところを選びます。',
    },
    crowd: ['特価', '新発売', '搭載', '公式', '提携', '厳選'],
  },
}

export default jp
