import type { RequirementsCopy } from './en.ts'

const jp: RequirementsCopy = {
  head: {
    title: '動作環境 · procreate',
    description:
      'procreate、pocket、dreams が動くタブレットとスマートフォン、必要なシステム、デバイスごとにできること。三つの質問で、合うアプリもわかります。',
  },
  crumb: '動作環境',
  hero: {
    heading: '何が、|どこで動くか',
    lead: 'アプリは三つ、デバイスは二種類です。お使いのデバイスを調べるか、三つの質問に答えると、合うアプリがわかります。',
    label: 'このページの内容',
    jumps: {
      yours: 'あなたに合うのは？',
      device: 'お使いのデバイス',
      needs: '必要なもの',
      all: 'すべてのデバイス',
    },
  },
  quiz: {
    heading: 'あなたに|合うのは？',
    lead: '質問は三つです。答えは保存されず、結果のアドレスは人に送れます。',
    questions: {
      on: {
        legend: '何に描きますか',
        options: { tablet: 'タブレット', phone: 'スマートフォン', both: '両方' },
      },
      make: {
        legend: '何をつくりますか',
        options: { pictures: '絵', films: '動くもの', models: '色を塗った 3D モデル' },
      },
      time: {
        legend: '一度にどのくらい描きますか',
        options: { minutes: '合間に数分', hours: '時間のあるときに何時間も' },
      },
    },
    submit: '合うアプリを見る',
    again: '最初からやり直す',
    incomplete: '三つの質問に一つずつ答えると、結果をお見せできます。',
    answer: {
      heading: '合うのは {app} です',
      also: {
        procreate: 'タブレットには procreate を。同じファイルを開けます。',
        pocket: 'スマートフォンには pocket を。同じファイルを開けます。',
        dreams: 'ループに音や物語がほしくなったら、dreams を。',
      },
      more: '{app} をくわしく',
      store: '{app} を購入',
      address: 'この結果へのリンク',
    },
    reasons: {
      paintings:
        'タブレットで、絵を、時間をかけて。procreate は、すべてのブラシと、タブレットに入るだけのレイヤーがあるアトリエです。',
      sketches:
        '数分あれば、procreate でスケッチが描けます。前に止めたところから開き、一筆ごとに保存されます。',
      onTheWay:
        '数分しかないときに手もとにあるのは、ポケットの中の一台です。pocket には procreate のブラシがあり、親指に合わせて並んでいます。',
      atHome: 'ゆっくり描ける晩には、タブレットを。procreate には広さとレイヤー、そして 3D があります。',
      phone: 'スマートフォンには pocket です。procreate のブラシを、片手で使えます。',
      films:
        '時間をかけて、動くものを。dreams では、絵もビデオも音も一本のタイムラインに並び、キーフレームもカメラもあります。',
      loops:
        '合間につくる短いループなら、procreate のアニメーションアシストで足ります。レイヤーが一枚ずつフレームになり、ブラシも同じです。',
      filmsNeedTablet:
        'アニメーションにはタブレットが必要です。dreams も、アニメーションアシストも、タブレットで動きます。スマートフォンでは、pocket で一枚の絵を描き、描く様子を録れます。',
      models: 'モデルは procreate で塗ります。開いて、ペンの下で回し、最大四つの灯りで照らします。',
      modelsNeedTablet:
        '3D に塗るには、タブレットと procreate が必要です。スマートフォンでは、pocket で、同じブラシを使って絵を描けます。',
    },
  },
  device: {
    heading: 'デバイスを|調べる',
    label: 'お使いのデバイス',
    choose: 'デバイスを選ぶ',
    show: '見る',
    where: '機種名は、「設定」の「一般」から「情報」を開くとわかります。',
    unknown: 'そのデバイスは見つかりませんでした。一覧から選んでください。',
    address: 'この結果へのリンク',
    facts: {
      procreate: 'procreate が動きます。',
      smooth: 'procreate は一秒に最大 120 フレームで描けます。',
      hover: '対応するペンなら、触れる前にブラシの位置が見えます。',
      dreams: {
        other:
          'dreams が動きます。コンテンツトラック {content} 本、ビデオトラック {n} 本、最高 {size} です。',
      },
      proRes: 'dreams から、最高 4K の ProRes で書き出せます。',
      phonesOnly: 'pocket はスマートフォン用です。ここでは procreate で同じブラシを使えます。',
      pocket: 'pocket が動きます。',
      tabletsOnly: 'procreate と dreams はタブレット用です。',
    },
  },
  needs: {
    heading: 'アプリごとに|必要なもの',
    caption: '三つのアプリに必要なもの',
    system: 'システム',
    orLater: '{system} 以降',
    rows: [
      {
        name: 'デバイス',
        procreate: '下の一覧のタブレット',
        pocket: '下の一覧のスマートフォン、または iPod touch',
        dreams: '下の一覧のタブレット',
      },
      {
        name: '空き容量',
        procreate: 'はじめに 1 GB。4K の長いタイムラプスにはさらに必要',
        pocket: 'はじめに 0.5 GB',
        dreams: 'はじめに 1 GB。ビデオの大きさは別に加わる',
      },
      {
        name: 'ペン',
        procreate: '指だけで描ける。ペンなら筆圧と傾きも使える',
        pocket: '指',
        dreams: '指だけで描ける。ペンなら筆圧と傾きも使える',
      },
    ],
    network: '購入と更新のほかに、インターネット接続は必要ありません。',
  },
  all: {
    heading: 'すべての|デバイス',
    lead: '新しいものから順に並べました。ベータ版の応募でも、同じ一覧を使っています。',
    models: { other: '{n} 機種' },
    model: '機種',
    chip: 'チップ',
    yes: '対応',
    smooth: '120 fps',
    hover: 'ホバー',
    content: 'コンテンツ {n} 本',
    video: 'ビデオ {n} 本（{size}）',
    pocketOnly: 'どの機種でも、同じように pocket が動きます。',
    note: '古いデバイスでは、以前に購入していれば、そのデバイスで動く最後のバージョンがストアから手に入ります。',
  },
}

export default jp
