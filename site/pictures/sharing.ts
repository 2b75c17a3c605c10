// Written by the programs in art/sharing from art/sharing/pages.ts: change that, not this.

import type { Locale } from '../../contract/locale.ts'
import type { PagePath } from '../language/link.ts'

export interface SharingPicture {
  readonly src: string
  readonly alt: string
}

/** Pixels of every picture for sharing. */
export const sharingSize = { width: 1200, height: 630 } as const

/** The picture other sites show of a page, in its language: its own, or that of the home page. */
export function getSharingPicture(page: PagePath, locale: Locale): SharingPicture {
  const own = Object.hasOwn(pictures, page) ? pictures[page as keyof typeof pictures] : pictures['/']
  return own[locale]
}

const pictures = {
  '/': {
    en: {
      src: '/sharing/en/home.jpg',
      alt: 'The words “Paint the light you see” beside an oil painting of copper cliffs and a small sail on a teal sea.',
    },
    cn: {
      src: '/sharing/cn/home.jpg',
      alt: '文字「看见的光，画下来」，旁边是一幅油画：铜色的崖壁，青绿的海上一片小帆。',
    },
    jp: {
      src: '/sharing/jp/home.jpg',
      alt: '「見えた光を、そのまま描く」の文字と、銅色の崖と、青緑の海に浮かぶ小さな帆の油絵。',
    },
  },
  '/procreate': {
    en: {
      src: '/sharing/en/procreate.jpg',
      alt: 'The words “A whole studio on a tablet” beside a painted still life: a blue jug of wattle and yellow lemons against deep green.',
    },
    cn: {
      src: '/sharing/cn/procreate.jpg',
      alt: '文字「一块平板，一间画室」，旁边是一幅静物：深绿的墙前，插着金合欢的蓝水罐和黄柠檬。',
    },
    jp: {
      src: '/sharing/jp/procreate.jpg',
      alt: '「タブレットが、アトリエに」の文字と、深い緑の壁の前に、ワトルを生けた青い水差しと黄色いレモンを置いた静物画。',
    },
  },
  '/procreate/brushes': {
    en: {
      src: '/sharing/en/procreate-brushes.jpg',
      alt: 'The words “Two hundred brushes, eighteen sets” beside one loaded brushstroke from yellow through orange to vermilion.',
    },
    cn: {
      src: '/sharing/cn/procreate-brushes.jpg',
      alt: '文字「两百支画笔，十八组」，旁边是一笔饱蘸颜料的笔触，从黄到橙再到朱红。',
    },
    jp: {
      src: '/sharing/jp/procreate-brushes.jpg',
      alt: '「ブラシ二百本、十八セット」の文字と、黄から橙、朱へと移る、絵の具をたっぷり含んだひと筆。',
    },
  },
  '/procreate/color': {
    en: {
      src: '/sharing/en/procreate-color.jpg',
      alt: 'The words “Color you can reach for” beside a color wheel of painted dabs.',
    },
    cn: {
      src: '/sharing/cn/procreate-color.jpg',
      alt: '文字「伸手就到的颜色」，旁边是一个用笔触拼成的色轮。',
    },
    jp: {
      src: '/sharing/jp/procreate-color.jpg',
      alt: '「手が届く色」の文字と、筆あとを並べた色相環。',
    },
  },
  '/procreate/3d': {
    en: {
      src: '/sharing/en/procreate-3d.jpg',
      alt: 'The words “Paint all the way round” beside a three-dimensional head, half painted and half bare clay.',
    },
    cn: {
      src: '/sharing/cn/procreate-3d.jpg',
      alt: '文字「绕着一圈画」，旁边是一个立体头像，一半上了色，一半还是素坯。',
    },
    jp: {
      src: '/sharing/jp/procreate-3d.jpg',
      alt: '「ぐるりと塗る」の文字と、半分は彩色され、半分は素の粘土のままの立体の頭部。',
    },
  },
  '/procreate/video': {
    en: {
      src: '/sharing/en/procreate-video.jpg',
      alt: 'The words “Watch a picture happen” beside one painting of a coast in several states.',
    },
    cn: {
      src: '/sharing/cn/procreate-video.jpg',
      alt: '文字「看一幅画怎么长出来」，旁边是同一幅海岸，画到不同的阶段。',
    },
    jp: {
      src: '/sharing/jp/procreate-video.jpg',
      alt: '「絵ができるまで」の文字と、一枚の海辺の絵の、いくつかの段階。',
    },
  },
  '/procreate/superpowers': {
    en: {
      src: '/sharing/en/procreate-superpowers.jpg',
      alt: 'The words “What two fingers can do” beside wet pigments in wine red, teal and cream running into one another.',
    },
    cn: {
      src: '/sharing/cn/procreate-superpowers.jpg',
      alt: '文字「两根手指能做的事」，旁边是酒红、青绿、奶白的颜料彼此流动。',
    },
    jp: {
      src: '/sharing/jp/procreate-superpowers.jpg',
      alt: '「二本の指でできること」の文字と、流れ合う葡萄酒色、青緑、クリーム色の顔料。',
    },
  },
  '/procreate/accessibility': {
    en: {
      src: '/sharing/en/procreate-accessibility.jpg',
      alt: 'The words “One picture, told four ways” beside a watercolor of crimson gum blossom on cream paper.',
    },
    cn: {
      src: '/sharing/cn/procreate-accessibility.jpg',
      alt: '文字「一幅画，四种说法」，旁边是奶白纸上绯红桉树花的水彩。',
    },
    jp: {
      src: '/sharing/jp/procreate-accessibility.jpg',
      alt: '「一枚の絵を四通りに」の文字と、クリーム色の紙に描いた深紅のユーカリの花の水彩。',
    },
  },
  '/procreate/whats-new': {
    en: {
      src: '/sharing/en/procreate-whats-new.jpg',
      alt: 'The words “What’s new” beside pressed gum leaves in watercolour.',
    },
    cn: {
      src: '/sharing/cn/procreate-whats-new.jpg',
      alt: '文字「新功能」，旁边是水彩画的压平的桉叶。',
    },
    jp: {
      src: '/sharing/jp/procreate-whats-new.jpg',
      alt: '「新機能」の文字と、押し葉にしたユーカリの水彩。',
    },
  },
  '/pocket': {
    en: {
      src: '/sharing/en/pocket.jpg',
      alt: 'The words “Paint it before it’s gone” beside a painting of green aurora over a still bay at night.',
    },
    cn: {
      src: '/sharing/cn/pocket.jpg',
      alt: '文字「趁它还在，画下来」，旁边是一幅夜景：平静海湾上的绿色极光。',
    },
    jp: {
      src: '/sharing/jp/pocket.jpg',
      alt: '「消える前に描く」の文字と、静かな夜の入り江にかかる緑のオーロラの絵。',
    },
  },
  '/pocket/whats-new': {
    en: {
      src: '/sharing/en/pocket-whats-new.jpg',
      alt: 'The words “What’s new in pocket” beside a painting of a great apricot moon over blue hills and the sea.',
    },
    cn: {
      src: '/sharing/cn/pocket-whats-new.jpg',
      alt: '文字「pocket 新功能」，旁边是一幅画：杏色的大月亮，下面是蓝色的山和海。',
    },
    jp: {
      src: '/sharing/jp/pocket-whats-new.jpg',
      alt: '「pocket の新機能」の文字と、青い丘と海の上に昇る、杏色の大きな月の絵。',
    },
  },
  '/dreams': {
    en: {
      src: '/sharing/en/dreams.jpg',
      alt: 'The words “Draw a line. It flies.” beside ink drawings of a gull in flight, one finished, the others showing through in red and green.',
    },
    cn: {
      src: '/sharing/cn/dreams.jpg',
      alt: '文字「画一条线，它就飞起来」，旁边是飞翔海鸥的墨线画，一张画完，其余透出红色和绿色。',
    },
    jp: {
      src: '/sharing/jp/dreams.jpg',
      alt: '「線を引くと、飛びはじめる」の文字と、飛ぶカモメのインク画。ひとつは描き上がり、ほかは赤と緑に透けている。',
    },
  },
  '/reveal': {
    en: {
      src: '/sharing/en/reveal.jpg',
      alt: 'The words “One light, one date” beside a painting of an easel under a vermilion cloth in one cone of light.',
    },
    cn: {
      src: '/sharing/cn/reveal.jpg',
      alt: '文字「一束光，一个日子」，旁边是一幅画：一束光里，盖着朱红布的画架。',
    },
    jp: {
      src: '/sharing/jp/reveal.jpg',
      alt: '「ひとつの光、ひとつの日」の文字と、円錐の光のなか、朱の布をかけた画架の絵。',
    },
  },
  '/insight': {
    en: {
      src: '/sharing/en/insight.jpg',
      alt: 'The words “On drawing and making” beside a blue pencil pulling a wave of seven colors across cream paper.',
    },
    cn: {
      src: '/sharing/cn/insight.jpg',
      alt: '文字「关于画画和创作」，旁边是蓝铅笔在奶白纸上拉出七色的浪。',
    },
    jp: {
      src: '/sharing/jp/insight.jpg',
      alt: '「描くこと、つくること」の文字と、青い鉛筆がクリーム色の紙に引く七色の波。',
    },
  },
  '/careers': {
    en: {
      src: '/sharing/en/careers.jpg',
      alt: 'The words “Work where the light is good” beside a painting of a studio under the roof, sun falling on a painter at the easel.',
    },
    cn: {
      src: '/sharing/cn/careers.jpg',
      alt: '文字「到光线好的地方工作」，旁边是一幅屋顶下的画室：阳光落在画架前的画家身上。',
    },
    jp: {
      src: '/sharing/jp/careers.jpg',
      alt: '「光のいい場所で働く」の文字と、画架に向かう画家に日が差す、屋根裏の画室の絵。',
    },
  },
  '/press': {
    en: {
      src: '/sharing/en/press.jpg',
      alt: 'The words “Pictures, facts, a person to ask” beside a painting of a print workshop, proofs hung behind a press with a star wheel.',
    },
    cn: {
      src: '/sharing/cn/press.jpg',
      alt: '文字「图片、资料，还有联系人」，旁边是一幅版画工坊：带星形轮的印刷机，背后挂着校样。',
    },
    jp: {
      src: '/sharing/jp/press.jpg',
      alt: '「画像と資料と問い合わせ先」の文字と、星形の輪のプレス機と、うしろに干した試し刷りのある版画工房の絵。',
    },
  },
  '/who-we-are': {
    en: {
      src: '/sharing/en/who-we-are.jpg',
      alt: 'The words “A small team on an island” beside a harbor town in flat color under a long blue mountain.',
    },
    cn: {
      src: '/sharing/cn/who-we-are.jpg',
      alt: '文字「岛上的一支小团队」，旁边是平涂的港口小镇，背后是长长的蓝山。',
    },
    jp: {
      src: '/sharing/jp/who-we-are.jpg',
      alt: '「島で働く小さなチーム」の文字と、長く青い山のふもとの港町を平らな色面で描いた絵。',
    },
  },
  '/ai': {
    en: {
      src: '/sharing/en/ai.jpg',
      alt: 'The words “No generative AI. Your work is yours.” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/ai.jpg',
      alt: '文字「不做生成式 AI。你的画归你。」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/ai.jpg',
      alt: '「生成 AI は使わない。絵は描いた人のもの。」の文字と、朱色のひと筆。',
    },
  },
  '/about-ideas-suggestions': {
    en: {
      src: '/sharing/en/about-ideas-suggestions.jpg',
      alt: 'The words “What happens to an idea you send” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/about-ideas-suggestions.jpg',
      alt: '文字「你的点子寄来之后」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/about-ideas-suggestions.jpg',
      alt: '「アイデアを送ったあと」の文字と、朱色のひと筆。',
    },
  },
  '/beginners-series': {
    en: {
      src: '/sharing/en/beginners-series.jpg',
      alt: 'The words “From a first mark to a finished picture” beside a painting of a gloved hand rolling out blue ink.',
    },
    cn: {
      src: '/sharing/cn/beginners-series.jpg',
      alt: '文字「从第一笔到一整张画」，旁边是一幅画：戴手套的手推开蓝色油墨。',
    },
    jp: {
      src: '/sharing/jp/beginners-series.jpg',
      alt: '「最初の一筆から一枚の絵まで」の文字と、手袋の手が青いインクを伸ばす絵。',
    },
  },
  '/beginners-series/1': {
    en: {
      src: '/sharing/en/beginners-series-1.jpg',
      alt: 'The words “Part one” beside one loaded brushstroke from yellow through orange to vermilion.',
    },
    cn: {
      src: '/sharing/cn/beginners-series-1.jpg',
      alt: '文字「第一节」，旁边是一笔饱蘸颜料的笔触，从黄到橙再到朱红。',
    },
    jp: {
      src: '/sharing/jp/beginners-series-1.jpg',
      alt: '「第一回」の文字と、黄から橙、朱へと移る、絵の具をたっぷり含んだひと筆。',
    },
  },
  '/beginners-series/2': {
    en: {
      src: '/sharing/en/beginners-series-2.jpg',
      alt: 'The words “Part two” beside a color wheel of painted dabs.',
    },
    cn: {
      src: '/sharing/cn/beginners-series-2.jpg',
      alt: '文字「第二节」，旁边是一个用笔触拼成的色轮。',
    },
    jp: {
      src: '/sharing/jp/beginners-series-2.jpg',
      alt: '「第二回」の文字と、筆あとを並べた色相環。',
    },
  },
  '/beginners-series/3': {
    en: {
      src: '/sharing/en/beginners-series-3.jpg',
      alt: 'The words “Part three” beside a painted still life: a blue jug of wattle and yellow lemons against deep green.',
    },
    cn: {
      src: '/sharing/cn/beginners-series-3.jpg',
      alt: '文字「第三节」，旁边是一幅静物：深绿的墙前，插着金合欢的蓝水罐和黄柠檬。',
    },
    jp: {
      src: '/sharing/jp/beginners-series-3.jpg',
      alt: '「第三回」の文字と、深い緑の壁の前に、ワトルを生けた青い水差しと黄色いレモンを置いた静物画。',
    },
  },
  '/beginners-series/4': {
    en: {
      src: '/sharing/en/beginners-series-4.jpg',
      alt: 'The words “Part four” beside a painted portrait of a woman with closed eyes and a crown of flowers.',
    },
    cn: {
      src: '/sharing/cn/beginners-series-4.jpg',
      alt: '文字「第四节」，旁边是一幅肖像：闭着眼睛、头戴花冠的女子。',
    },
    jp: {
      src: '/sharing/jp/beginners-series-4.jpg',
      alt: '「第四回」の文字と、目を閉じ、花冠をのせた女性の肖像画。',
    },
  },
  '/support': {
    en: {
      src: '/sharing/en/support.jpg',
      alt: 'The words “How can we help” beside one teal brushstroke.',
    },
    cn: {
      src: '/sharing/cn/support.jpg',
      alt: '文字「需要帮忙吗」，旁边是一笔青绿。',
    },
    jp: {
      src: '/sharing/jp/support.jpg',
      alt: '「お困りですか」の文字と、青緑のひと筆。',
    },
  },
  '/support/request': {
    en: {
      src: '/sharing/en/support-request.jpg',
      alt: 'The words “Write to us” beside one teal brushstroke.',
    },
    cn: {
      src: '/sharing/cn/support-request.jpg',
      alt: '文字「写信给我们」，旁边是一笔青绿。',
    },
    jp: {
      src: '/sharing/jp/support-request.jpg',
      alt: '「問い合わせる」の文字と、青緑のひと筆。',
    },
  },
  '/support/beta': {
    en: {
      src: '/sharing/en/support-beta.jpg',
      alt: 'The words “Try it before it is finished” beside one teal brushstroke.',
    },
    cn: {
      src: '/sharing/cn/support-beta.jpg',
      alt: '文字「抢先试用还没做完的版本」，旁边是一笔青绿。',
    },
    jp: {
      src: '/sharing/jp/support-beta.jpg',
      alt: '「完成前の版を試す」の文字と、青緑のひと筆。',
    },
  },
  '/support/beta/request': {
    en: {
      src: '/sharing/en/support-beta-request.jpg',
      alt: 'The words “Tell us what you found” beside one teal brushstroke.',
    },
    cn: {
      src: '/sharing/cn/support-beta-request.jpg',
      alt: '文字「告诉我们你发现了什么」，旁边是一笔青绿。',
    },
    jp: {
      src: '/sharing/jp/support-beta-request.jpg',
      alt: '「見つけたことを知らせる」の文字と、青緑のひと筆。',
    },
  },
  '/handbook': {
    en: {
      src: '/sharing/en/handbook.jpg',
      alt: 'The words “Every tool, every gesture” beside one blue brushstroke on dark.',
    },
    cn: {
      src: '/sharing/cn/handbook.jpg',
      alt: '文字「每件工具，每个手势」，旁边是深色上的一笔蓝。',
    },
    jp: {
      src: '/sharing/jp/handbook.jpg',
      alt: '「すべての道具と操作」の文字と、濃い色の上の青いひと筆。',
    },
  },
  '/handbook/procreate': {
    en: {
      src: '/sharing/en/handbook-procreate.jpg',
      alt: 'The words “The procreate handbook” beside one blue brushstroke on dark.',
    },
    cn: {
      src: '/sharing/cn/handbook-procreate.jpg',
      alt: '文字「procreate 使用手册」，旁边是深色上的一笔蓝。',
    },
    jp: {
      src: '/sharing/jp/handbook-procreate.jpg',
      alt: '「procreate ハンドブック」の文字と、濃い色の上の青いひと筆。',
    },
  },
  '/handbook/pocket': {
    en: {
      src: '/sharing/en/handbook-pocket.jpg',
      alt: 'The words “The pocket handbook” beside one blue brushstroke on dark.',
    },
    cn: {
      src: '/sharing/cn/handbook-pocket.jpg',
      alt: '文字「pocket 使用手册」，旁边是深色上的一笔蓝。',
    },
    jp: {
      src: '/sharing/jp/handbook-pocket.jpg',
      alt: '「pocket ハンドブック」の文字と、濃い色の上の青いひと筆。',
    },
  },
  '/brand-use': {
    en: {
      src: '/sharing/en/brand-use.jpg',
      alt: 'The words “Using our name and marks” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/brand-use.jpg',
      alt: '文字「怎样使用我们的名称和标志」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/brand-use.jpg',
      alt: '「名前とマークの使い方」の文字と、朱色のひと筆。',
    },
  },
  '/code-of-conduct': {
    en: {
      src: '/sharing/en/code-of-conduct.jpg',
      alt: 'The words “Code of conduct” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/code-of-conduct.jpg',
      alt: '文字「行为准则」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/code-of-conduct.jpg',
      alt: '「行動規範」の文字と、朱色のひと筆。',
    },
  },
  '/cookies-policy': {
    en: {
      src: '/sharing/en/cookies-policy.jpg',
      alt: 'The words “Cookies” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/cookies-policy.jpg',
      alt: '文字「Cookie 政策」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/cookies-policy.jpg',
      alt: '「Cookie について」の文字と、朱色のひと筆。',
    },
  },
  '/privacy-policy': {
    en: {
      src: '/sharing/en/privacy-policy.jpg',
      alt: 'The words “Privacy” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/privacy-policy.jpg',
      alt: '文字「隐私政策」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/privacy-policy.jpg',
      alt: '「プライバシー」の文字と、朱色のひと筆。',
    },
  },
  '/app/privacy-policy': {
    en: {
      src: '/sharing/en/app-privacy-policy.jpg',
      alt: 'The words “The apps collect nothing” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/app-privacy-policy.jpg',
      alt: '文字「应用不收集任何数据」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/app-privacy-policy.jpg',
      alt: '「アプリは何も集めません」の文字と、朱色のひと筆。',
    },
  },
  '/terms-conditions': {
    en: {
      src: '/sharing/en/terms-conditions.jpg',
      alt: 'The words “Terms and conditions” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/terms-conditions.jpg',
      alt: '文字「条款与条件」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/terms-conditions.jpg',
      alt: '「利用規約」の文字と、朱色のひと筆。',
    },
  },
  '/legal/trademark-guidelines': {
    en: {
      src: '/sharing/en/legal-trademark-guidelines.jpg',
      alt: 'The words “Trademark guidelines” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/legal-trademark-guidelines.jpg',
      alt: '文字「商标指南」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/legal-trademark-guidelines.jpg',
      alt: '「商標ガイドライン」の文字と、朱色のひと筆。',
    },
  },
  '/legal/trademark-use-application': {
    en: {
      src: '/sharing/en/legal-trademark-use-application.jpg',
      alt: 'The words “Ask for permission” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/legal-trademark-use-application.jpg',
      alt: '文字「申请使用许可」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/legal-trademark-use-application.jpg',
      alt: '「使用許可の申請」の文字と、朱色のひと筆。',
    },
  },
  '/legal/imprint': {
    en: {
      src: '/sharing/en/legal-imprint.jpg',
      alt: 'The words “Who runs this site” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/legal-imprint.jpg',
      alt: '文字「网站由谁运营」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/legal-imprint.jpg',
      alt: '「このサイトの運営者」の文字と、朱色のひと筆。',
    },
  },
  '/sitemap': {
    en: {
      src: '/sharing/en/sitemap.jpg',
      alt: 'The words “Every page on one page” beside one vermilion brushstroke.',
    },
    cn: {
      src: '/sharing/cn/sitemap.jpg',
      alt: '文字「所有页面，都在这一页」，旁边是一笔朱红。',
    },
    jp: {
      src: '/sharing/jp/sitemap.jpg',
      alt: '「すべてのページを一枚に」の文字と、朱色のひと筆。',
    },
  },
} as const satisfies Record<PagePath, Record<Locale, SharingPicture>>
