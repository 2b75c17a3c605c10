import type { Locale } from '../../contract/locale.ts'

interface WorksheetCopy {
  readonly series: string
  /** `{n}` is the number of the part. */
  readonly part: string
  readonly foot: string
  readonly parts: readonly {
    readonly title: string
    readonly lead: string
    readonly tasks: readonly string[]
  }[]
}

/** The copy of the worksheets. */
export const worksheetCopy: Readonly<Record<Locale, WorksheetCopy>> = {
  en: {
    series: 'Beginners series',
    part: 'Part {n}',
    foot: 'procreate, Hobart. Copy this sheet for whoever wants to draw.',
    parts: [
      {
        title: 'First marks',
        lead: 'Print it, or open it as a layer and draw on top. Ten minutes. Nothing here can go wrong.',
        tasks: [
          'Go over each line slowly. Breathe out while you draw.',
          'Press a little harder in every box, from a breath to black.',
          'Go round each ring five times without lifting.',
          'One lemon, in one line. Then three more, faster.',
        ],
      },
      {
        title: 'Shape and shadow',
        lead: 'A pencil is enough. Find the light first: it comes from the left.',
        tasks: [
          'Fill the five boxes from paper to the darkest you have.',
          'Shade the lemon: light, half-light, dark, and the shadow on the table.',
          'The same things in three values. Squint, and fill each frame in two minutes.',
        ],
      },
      {
        title: 'Color that sings',
        lead: 'Any colors will do, on paper or in layers. Mix before you paint.',
        tasks: [
          'Go round the circle: yellow at the top, and what lies opposite below.',
          'A lemon in its own color. Then its shadow, in a color and not in gray.',
          'Put the same yellow on both grounds. On which does it shine?',
        ],
      },
      {
        title: 'Knowing when to stop',
        lead: 'Lay your picture beside this sheet and step back two meters.',
        tasks: [
          'Draw the picture again, as small as a stamp. What did you leave out?',
          'Tick what is true. Four ticks are a finished picture.',
          'Write one sentence to whoever draws it next, perhaps you.',
        ],
      },
    ],
  },
  cn: {
    series: '新手系列',
    part: '第 {n} 节',
    foot: 'procreate，霍巴特。谁想画画，就给谁复印一张。',
    parts: [
      {
        title: '最初几笔',
        lead: '打印出来，或者当作图层打开，在上面画。十分钟。这里没有什么会画错。',
        tasks: [
          '慢慢描每一条线。画的时候呼气。',
          '每一格比前一格用力一点，从一口气那么轻，到全黑。',
          '每个圈转五遍，笔不离纸。',
          '一只柠檬，一笔画完。再画三只，快一点。',
        ],
      },
      {
        title: '形与影',
        lead: '一支铅笔就够。先找光：它从左边来。',
        tasks: [
          '把五个格子涂满，从纸的白，到你手里最深的黑。',
          '给柠檬上明暗：亮面、灰面、暗面，还有桌上的影子。',
          '同样的东西，只用三个明度。眯起眼，每框两分钟。',
        ],
      },
      {
        title: '会唱歌的颜色',
        lead: '什么颜料都行，纸上、图层里都行。先调，再画。',
        tasks: [
          '绕圈涂一遍：黄在最上面，正对着它的颜色在最下面。',
          '先画柠檬自己的颜色，再画它的影子。影子要有颜色，不要灰。',
          '把同一种黄放到两块底色上。哪边更亮？',
        ],
      },
      {
        title: '知道何时停笔',
        lead: '把画放在这张纸旁边，退后两米。',
        tasks: [
          '把画重画一遍，小得像邮票。你省掉了什么？',
          '是的就打勾。四个勾，画就完成了。',
          '给下一个画它的人写一句话，那人也许是你。',
        ],
      },
    ],
  },
  jp: {
    series: 'はじめての講座',
    part: '第{n}回',
    foot: 'procreate、ホバート。描きたい人がいたら、コピーして渡してください。',
    parts: [
      {
        title: '最初の線',
        lead: '印刷するか、レイヤーとして開いて上から描きます。十分ほど。ここに失敗はありません。',
        tasks: [
          '線をゆっくりなぞります。描くあいだは息を吐きます。',
          'ひと枠ごとに、少しずつ強く。息ほどの薄さから、黒まで。',
          '輪を五周ずつ。途中でペンを上げません。',
          'レモンをひとつ、一本の線で。あと三つは、もっと速く。',
        ],
      },
      {
        title: '形と影',
        lead: '鉛筆が一本あれば足ります。まず光を見つけます。光は左から来ます。',
        tasks: [
          '五つの枠を塗ります。紙の白から、出せるいちばんの黒まで。',
          'レモンに陰影をつけます。明るい面、中間、暗い面、そしてテーブルの影。',
          '同じものを三つの明度だけで。目を細めて、ひと枠二分。',
        ],
      },
      {
        title: '歌う色',
        lead: '画材は何でもかまいません。紙でも、レイヤーでも。塗る前に、混ぜます。',
        tasks: [
          '輪をひと回り塗ります。黄を上に、その向かいの色を下に。',
          'まずレモンの色を。次に影を、灰色ではなく色で塗ります。',
          '同じ黄を、ふたつの地に置きます。明るく見えるのは、どちらですか。',
        ],
      },
      {
        title: 'やめどき',
        lead: '絵をこの紙の隣に置いて、二メートル下がります。',
        tasks: [
          'その絵を、切手の大きさでもう一度。何を省きましたか。',
          '当てはまるものに印を。四つつけば、絵は完成です。',
          '次に描く人へ、ひとこと。次の人は、あなたかもしれません。',
        ],
      },
    ],
  },
}

/** The five questions of the last sheet. */
export const questions: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'The eye knows where to go first.',
    'The three values are still there when I squint.',
    'One color is the brightest, and it is where I want it.',
    'There is one place that I did not touch again.',
    'Another stroke would only please my hand.',
  ],
  cn: [
    '眼睛知道先看哪里。',
    '眯起眼，三个明度还在。',
    '有一处颜色最亮，就在我想要的地方。',
    '有一个地方，我画过一次就没再动。',
    '再添一笔，高兴的只是手。',
  ],
  jp: [
    '最初にどこを見るか、目が迷わない。',
    '目を細めても、三つの明度が残っている。',
    'いちばん鮮やかな色が、思った場所にある。',
    '一度描いたきり、触っていない場所がある。',
    'もう一筆足しても、喜ぶのは手だけ。',
  ],
}
